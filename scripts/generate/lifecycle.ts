import { conditions, lifecycle, type Move } from '../../packages/domain/src/appearances/index.ts';

const moves: readonly Move[] = lifecycle;
const source = '`packages/domain/src/appearances/lifecycle.ts`';

/** The lifecycle of an appearance as a table and as a graph. */
export function lifecycleReference(): string {
  return [
    '# The lifecycle of an appearance',
    '',
    `Written by \`npm run generate\` from ${source}.`,
    '',
    '| Action | From | To | By | Refused when not | Effects |',
    '| --- | --- | --- | --- | --- | --- |',
    ...moves.map(rowOf),
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...moves.flatMap(edgesOf),
    '```',
    '',
    '## What a refusal says',
    '',
    '| Condition | Said |',
    '| --- | --- |',
    ...Object.entries(conditions).map(([name, { otherwise }]) => `| ${name} | ${otherwise} |`),
    '',
  ].join('\n');
}

function rowOf({ action, from, to, unpaid, by, onlyIf, effects }: Move): string {
  const target = unpaid ? `${to}, or ${unpaid} when unpaid` : to;
  const cells = [action, from.join(', ') || '–', target, by, onlyIf.join(', '), effects.join(', ')];
  return `| ${cells.map((cell) => (typeof cell === 'string' ? cell : cell.join(', '))).join(' | ')} |`;
}

function edgesOf({ action, from, to, unpaid }: Move): string[] {
  if (from.length === 0) {
    return [to, ...(unpaid ? [unpaid] : [])].map((status) => `  [*] --> ${status}: ${action}`);
  }
  return from.map((status) => `  ${status} --> ${to === 'same' ? status : to}: ${action}`);
}
