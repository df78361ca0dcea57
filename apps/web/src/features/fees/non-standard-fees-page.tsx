import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AppliesAtPanel, type PlaceChosen } from './applies-at-panel.tsx';
import { BulkFillPanel } from './bulk-fill-panel.tsx';
import { FeeFilters } from './fee-filters.tsx';
import { FeeGrid } from './fee-grid.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { NewFeePanel } from './new-fee-panel.tsx';
import { useChosen } from './use-chosen.ts';
import { useExport } from './use-export.ts';
import { useFeeFilters } from './use-fee-filters.ts';

export const meta = () =>
  pageMeta('/admin/manage_fee', {
    description: 'Fees that differ at a state, a county or a court.',
    index: false,
  });

type Panel = 'new' | 'bulk' | 'applies' | 'history';

export default function NonStandardFeesPage() {
  const address = useFeeFilters();
  const { query, show, clear, isSet } = address;
  const chosen = useChosen(query);
  const [panel, setPanel] = useState<Panel>();
  const download = useExport(query);
  const close = () => setPanel(undefined);
  const { appearanceType, state, county, court } = chosen;
  return (
    <Page>
      <PageTitle
        lead="A court’s fee wins over its county’s, that over its state’s."
        actions={
          <>
            <Button variant="secondary" busy={download.isBusy} onClick={download.start}>
              <IconDownload size={18} stroke={1.75} aria-hidden />
              Export
            </Button>
            <Button variant="secondary" onClick={() => setPanel('history')}>
              History
            </Button>
            <Button variant="secondary" onClick={() => setPanel('applies')}>
              What applies at…
            </Button>
            <Button variant="secondary" onClick={() => setPanel('bulk')}>
              Fill in bulk
            </Button>
            <Button onClick={() => setPanel('new')}>
              <IconPlus size={18} stroke={1.75} aria-hidden />
              New fee
            </Button>
          </>
        }
      >
        Non-standard fees
      </PageTitle>
      <FeeFilters address={address} chosen={chosen} />
      <FeeGrid key={JSON.stringify(query)} query={query} onClear={isSet ? clear : undefined} />
      <NewFeePanel opened={panel === 'new'} onClose={close} type={appearanceType} onShow={show} />
      <BulkFillPanel opened={panel === 'bulk'} onClose={close} type={appearanceType?.value ?? ''} />
      <AppliesAtPanel opened={panel === 'applies'} onClose={close} at={placeOfFilters(chosen)} />
      <HistoryPanel
        opened={panel === 'history'}
        onClose={close}
        query={query}
        of={[appearanceType, court ?? county ?? state].flatMap((each) => each?.label ?? [])}
      />
    </Page>
  );
}

function placeOfFilters({
  state,
  county,
  court,
}: ReturnType<typeof useChosen>): PlaceChosen | null {
  if (court) return { level: 'court', place: court };
  if (county) return { level: 'county', place: county };
  return state && { level: 'state', place: state };
}
