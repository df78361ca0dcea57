import { contract, endpointsOf } from '@courtside/contract';
import { errorTable } from '@courtside/contract/errors';
import { type Action, actions, mayPerform, roles, rolesFor } from '@courtside/domain/access';
import { planned } from '../../apps/web/src/route-config.ts';
import { urlTable } from '../../apps/web/src/routes.ts';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function page(title: string, source: string, content: string): string {
  return `# ${title}\n\nWritten by \`npm run generate\` from \`${source}\`.\n\n${content}\n`;
}

export function accessTable(): string {
  const rows = (Object.keys(actions) as Action[]).map((action) => [
    `\`${action}\``,
    actions[action].does,
    ...roles.map((role) => (mayPerform([role], action) ? 'yes' : '')),
  ]);
  return page(
    'Who may do what',
    'packages/domain/src/access/actions.ts',
    table(['Action', 'Does', ...roles], rows),
  );
}

export function endpointTable(): string {
  const rows = endpointsOf(contract)
    .toSorted((a, b) => a.endpoint.path.localeCompare(b.endpoint.path))
    .map(({ endpoint }) => [
      endpoint.method,
      `\`${endpoint.path}\``,
      endpoint.summary,
      endpoint.access === 'public' ? 'anyone' : rolesFor(endpoint.access).join(', '),
    ]);
  return page('Endpoints', 'packages/contract', table(['Method', 'Path', 'Does', 'For'], rows));
}

export function errorList(): string {
  const rows = Object.entries(errorTable).map(([code, { status, message }]) => [
    `\`${code}\``,
    String(status),
    message,
  ]);
  return page('Errors', 'packages/contract/src/errors.ts', table(['Code', 'Status', 'Says'], rows));
}

export function routeTable(): string {
  const rows = urlTable.map(({ path, title, access, file }) => [
    `\`${path}\``,
    title,
    access === 'public' ? 'anyone' : rolesFor(access).join(', '),
    file === planned ? 'planned' : 'built',
  ]);
  return page(
    'Addresses',
    'apps/web/src/routes.ts',
    table(['Path', 'Title', 'For', 'Screen'], rows),
  );
}
