import { type DocumentKind, documentKinds } from '@courtside/domain/practices';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { DocumentForm } from './document-form.tsx';
import { DocumentRow } from './document-row.tsx';
import type { AttorneyDocument } from './practice-queries.ts';
import classes from './practices.module.css';

type DocumentSectionProps = { kind: DocumentKind; documents: readonly AttorneyDocument[] };

/** One kind of paper: the one in force, and those that it replaced. */
export function DocumentSection({ kind, documents }: DocumentSectionProps) {
  const { name, inText } = documentKinds[kind];
  const frame = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [current] = documents.filter(({ replacedAt }) => replacedAt === null);
  const earlier = documents.filter(({ replacedAt }) => replacedAt !== null);
  const close = () => {
    setAdding(false);
    frame.current?.focus();
  };
  return (
    <Section
      title={name}
      actions={
        !isAdding && (
          <Button variant="secondary" size="s" onClick={() => setAdding(true)}>
            <IconUpload size={16} stroke={1.75} aria-hidden />
            {`${current ? 'Replace' : 'Add'} ${inText}`}
          </Button>
        )
      }
    >
      <div ref={frame} tabIndex={-1} className={classes.frame}>
        {isAdding && <DocumentForm kind={kind} onDone={close} />}
        {current ? (
          <ul className={classes.list} aria-label={`${name} on file`}>
            <DocumentRow document={current} />
          </ul>
        ) : (
          !isAdding && <p className={classes.quiet}>None on file yet.</p>
        )}
        {earlier.length > 0 && (
          <details className={classes.earlier}>
            <summary>{`Earlier ones (${earlier.length})`}</summary>
            <ul className={classes.list} aria-label={`Earlier: ${name}`}>
              {earlier.map((document) => (
                <DocumentRow key={document.id} document={document} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </Section>
  );
}
