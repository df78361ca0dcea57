import type { appearances } from '@courtside/contract/appearances';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Note } from '../../ui/note.tsx';
import { ProposalCard } from './proposal-card.tsx';
import classes from './proposals.module.css';

type Appearance = Pick<ResponseOf<typeof appearances.get>, 'id' | 'totalCents' | 'proposal'>;

/** A higher fee that waits for the client's answer, or what became of the one a mail led to. */
export function ProposalNotice({ appearance }: { appearance: Appearance }) {
  const { proposal } = appearance;
  const [params, setParams] = useSearchParams();
  const [refusal, setRefusal] = useState<string>();
  const linked = params.get('proposal');
  const isOutdated = linked !== null && linked !== proposal?.id;
  const said = refusal ?? (isOutdated ? 'The proposal you were sent does not stand any more.' : '');
  if (!proposal && said === '') return null;

  const forgetLink = () => {
    setRefusal(undefined);
    params.delete('proposal');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={classes.notice} data-no-print>
      {said !== '' && (
        <Note kind="warn" live={refusal !== undefined}>
          {proposal ? `${said} This is the one that does.` : said}
        </Note>
      )}
      {proposal && (
        <ProposalCard
          key={proposal.id}
          appearance={appearance}
          proposal={proposal}
          onAnswered={forgetLink}
          onRefused={setRefusal}
        />
      )}
    </div>
  );
}
