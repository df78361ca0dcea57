import { IconLink, IconLock, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { TagLabel } from '../../ui/tag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { textOf, tintOf } from '../../ui/tone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './api-docs.module.css';
import type { Answer, Operation } from './read-api.ts';
import { SchemaTable } from './schema-table.tsx';

const methodTones: Readonly<Record<string, Tone>> = {
  GET: 'blue',
  POST: 'green',
  PUT: 'amber',
  PATCH: 'violet',
  DELETE: 'red',
};

export function OperationCard({ operation }: { operation: Operation }) {
  const { id, method, path, summary, access } = operation;
  const tone = methodTones[method] ?? 'slate';
  const isPublic = access === 'anyone' || access === 'public';
  const [isOpen, setOpen] = useState(() => window.location.hash === `#${id}`);
  return (
    <article id={id} className={classes.operation} aria-labelledby={`${id}-title`}>
      <header className={classes.operationHead}>
        <h3 id={`${id}-title`}>
          <span
            className={classes.method}
            style={{ color: textOf(tone), backgroundColor: tintOf(tone) }}
          >
            {method}
          </span>{' '}
          <code>{path}</code>
        </h3>
        <a href={`#${id}`} className={classes.anchor}>
          <IconLink size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>
            Link to {method} {path}
          </VisuallyHidden>
        </a>
      </header>
      <p>{summary}</p>
      <p className={classes.access}>
        <TagLabel icon={isPublic ? IconWorld : IconLock} tone={isPublic ? 'green' : 'slate'}>
          {isPublic ? 'Anyone may call it' : `For ${access}`}
        </TagLabel>
      </p>
      <details
        className={classes.details}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          What it takes and answers
          <VisuallyHidden>{`: ${method} ${path}`}</VisuallyHidden>
        </summary>
        {isOpen && <OperationDetails operation={operation} />}
      </details>
    </article>
  );
}

/** Drawn when it is asked for: all of them at once are more than a page should hold. */
function OperationDetails({ operation }: { operation: Operation }) {
  const { parameters, request, answers, refusals } = operation;
  return (
    <>
      {parameters.length > 0 && (
        <SchemaTable
          title="Parameters"
          lines={parameters.map(({ name, place, ...rest }) => ({
            ...rest,
            path: `${place} ${name}`,
            name,
            depth: 0,
            note: [`in the ${place}`, rest.note].filter(Boolean).join('. '),
          }))}
        />
      )}
      {request && <SchemaTable title="Request body" lines={request} />}
      {answers.map((answer) => (
        <AnswerPart key={answer.status} answer={answer} />
      ))}
      {refusals.length > 0 && <Refusals refusals={refusals} />}
    </>
  );
}

function AnswerPart({ answer }: { answer: Answer }) {
  const title = `Answer ${answer.status}`;
  if (answer.body.length > 0) return <SchemaTable title={title} lines={answer.body} />;
  return <p className={classes.partTitle}>{title}, without a body</p>;
}

function Refusals({ refusals }: { refusals: readonly Answer[] }) {
  return (
    <details className={classes.refusals}>
      <summary>Errors: {refusals.map(({ status }) => status).join(', ')}</summary>
      <dl>
        {refusals.map(({ status, description }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
