import type { BodyOf, QueryOf } from '@courtside/contract/endpoint';
import type { template, templates } from '@courtside/contract/templates';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { Refusal } from '../../platform/refusal.ts';

type Template = z.output<typeof template>;

const columns = `id, name, data, created_at as "createdAt", used_at as "usedAt", revision`;

export async function listTemplates(
  db: DbOrTx,
  clientId: string,
  { search, ...page }: QueryOf<typeof templates.list>,
) {
  return keysetPage<Template>(
    db,
    {
      select: `select ${columns} from appearance_templates`,
      where: [
        ...where('client_id = ?', clientId),
        ...where('strpos(lower(name), lower(?)) > 0', search || undefined),
      ],
      key: [
        { column: 'created_at', type: 'timestamptz', of: ({ createdAt }) => createdAt },
        { column: 'id', type: 'uuid', of: ({ id }) => id },
      ],
      direction: 'desc',
    },
    page,
  );
}

const selectTemplate = statement<Template>(
  'select_template',
  `select ${columns} from appearance_templates where id = $1 and client_id = $2`,
);
const insertTemplate = statement<Template>(
  'insert_template',
  `insert into appearance_templates (client_id, name, data) values ($1, $2, $3) returning ${columns}`,
);
const updateTemplate = statement<Template>(
  'update_template',
  `update appearance_templates set name = $3, data = $4, revision = revision + 1
    where id = $1 and client_id = $2 and revision = $5 returning ${columns}`,
);
const useTemplate = statement<Template>(
  'use_template',
  `update appearance_templates set used_at = clock_now()
    where id = $1 and client_id = $2 returning ${columns}`,
);
const deleteTemplate = statement<{ id: string }>(
  'delete_template',
  'delete from appearance_templates where id = $1 and client_id = $2 returning id',
);

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Refusal('not_found');
  return row;
}

/** One of the client's own; another's is the same as none. */
export async function getTemplate(db: DbOrTx, id: string, clientId: string): Promise<Template> {
  return found(await db.first(selectTemplate, [id, clientId]));
}

export async function createTemplate(
  tx: Tx,
  clientId: string,
  { name, data }: BodyOf<typeof templates.create>,
): Promise<Template> {
  return found(
    await named(async () => tx.first(insertTemplate, [clientId, name, JSON.stringify(data)])),
  );
}

export async function changeTemplate(
  tx: Tx,
  id: string,
  clientId: string,
  { name, data, revision }: BodyOf<typeof templates.update>,
): Promise<Template> {
  await getTemplate(tx, id, clientId);
  const values = [id, clientId, name, JSON.stringify(data), revision];
  const changed = await named(async () => tx.first(updateTemplate, values));
  if (!changed) throw new Refusal('conflict');
  return changed;
}

export async function cloneTemplate(tx: Tx, id: string, clientId: string): Promise<Template> {
  return found(await tx.first(useTemplate, [id, clientId]));
}

export async function removeTemplate(tx: Tx, id: string, clientId: string): Promise<void> {
  found(await tx.first(deleteTemplate, [id, clientId]));
}

async function named<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw new Refusal('conflict', {
      message: 'You have a template of this name already.',
      errors: { name: 'You have a template of this name already.' },
    });
  }
}
