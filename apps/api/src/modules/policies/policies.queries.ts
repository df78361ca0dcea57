import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { policies } from '@courtside/contract/policies';
import { defaultPolicies } from '@courtside/domain/policies';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage } from '../../platform/db/keyset.ts';

const selectInForce = statement<{ set: Record<string, unknown> | null }>(
  'select_policies_in_force',
  `select jsonb_object_agg(name, value) as set
     from (select distinct on (name) name, value from policy_versions order by name, id desc) newest`,
);

/** The rules in force: what was set last, and our own until somebody sets them. */
export async function getPolicies(db: DbOrTx) {
  const found = await db.first(selectInForce);
  return policies.get.response.parse({ ...defaultPolicies, ...found?.set });
}

type Version = ResponseOf<typeof policies.listVersions>['items'][number];

export async function listPolicyVersions(db: DbOrTx, page: QueryOf<typeof policies.listVersions>) {
  return keysetPage<Version>(
    db,
    {
      select: `select v.id::text as id, v.name, v.value, v.at, v.actor_name as "actorName"
                 from policy_versions v`,
      where: [],
      key: [{ column: 'v.id', type: 'bigint', of: ({ id }) => id }],
      direction: 'desc',
    },
    page,
  );
}
