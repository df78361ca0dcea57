import classes from './api-docs.module.css';
import type { SchemaLine } from './describe-schema.ts';

type SchemaTableProps = { title: string; lines: readonly SchemaLine[] };

export function SchemaTable({ title, lines }: SchemaTableProps) {
  if (lines.length === 0) return <p className={classes.partTitle}>{title}: an empty object</p>;
  return (
    <table className={classes.schema}>
      <caption className={classes.partTitle}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.path}>
            <th scope="row" style={{ paddingLeft: `${16 + line.depth * 18}px` }}>
              <code>{line.name || 'body'}</code>
              {!line.required && <span className={classes.optional}> (optional)</span>}
            </th>
            <td>{line.type}</td>
            <td>{line.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
