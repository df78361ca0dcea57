import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { type Condition, nameOf } from '../../platform/db/keyset.ts';
import { asMeant, asPrefixes, ranksOf, searchForm, swapsOf, wordsOf } from './search-words.ts';

/** A table or view of places to search, called `p` in all its SQL. */
export interface SearchedPlaces<Row> {
  /** What to select, and the table or view that it is selected from. */
  readonly columns: string;
  readonly from: string;
  /** The words of a place, as an index carries them. */
  readonly words: string;
  /** What is unique, and so the last thing to sort by. */
  readonly key: { readonly column: string; readonly type: 'text' | 'uuid' };
  /** Only carries the row's type. */
  readonly row?: Row;
}

interface Search {
  readonly search: string;
  readonly where: readonly Condition[];
  readonly limit: number;
}

/** With fewer found than this, words may have been mistyped. */
const fewMatches = 5;

/** Of more matches than this none is meant more than another, and sorting them all takes long. */
const mostSorted = 2_000;

/**
 * The places that fit a search, best first: those whose name begins as typed, those that have each word
 * or one that begins with it, and, if these are few, those that have words which it may have been
 * meant for. One step runs only when the one before left room.
 */
export async function searchPlaces<Row>(
  db: DbOrTx,
  places: SearchedPlaces<Row>,
  { search, where, limit }: Search,
): Promise<Row[]> {
  const form = searchForm(search);
  const words = wordsOf(form);
  if (words.length === 0) return [];
  const steps = stepsOf(places, where);
  const filters = where.map(({ value }) => value);
  const run = (step: keyof typeof steps, ...values: unknown[]) =>
    db.all<Row>({ name: nameOf(steps[step]), text: steps[step] }, [...filters, ...values]);

  const found = await run('byStart', form, `${form}~`, limit);
  if (found.length === limit) return found;
  const room = () => limit - found.length;
  const prefixes = asPrefixes(words);
  found.push(...(await run('byWords', prefixes, ranksOf(words), `${form}%`, room())));
  if (found.length >= Math.min(fewMatches, limit)) return found;
  const meant = await findMeant(db, words);
  const typed = words.map((word) => asPrefixes([word]));
  found.push(...(await run('byLikeness', meant, typed, prefixes, room())));
  return found;
}

function stepsOf<Row>(
  { columns, from, words, key }: SearchedPlaces<Row>,
  where: readonly Condition[],
) {
  const filters = where.map(({ sql }, i) => `and ${sql.replace('?', `$${i + 1}`)}`).join(' ');
  const [a, b, c, d] = [1, 2, 3, 4].map((i) => `$${where.length + i}`);
  const bestOf = (conditions: string) => `select ${columns}
     from (select * from ${from} p where ${conditions} ${filters} limit ${mostSorted}) p
    order by (select count(*) from unnest(${b}::text[]::tsquery[]) rank where ${words} @@ rank) desc,
             length(p.search_text), p.name, ${key.column} limit ${d}`;
  return {
    byStart: `select ${columns} from ${from} p
    where p.search_text collate "C" >= ${a} and p.search_text collate "C" < ${b} ${filters}
    order by p.search_text collate "C", ${key.column} limit ${c}`,
    byWords: bestOf(`${words} @@ ${a}::tsquery and p.search_text not like ${c}`),
    byLikeness: bestOf(`${words} @@ ${a}::tsquery and not ${words} @@ ${c}::tsquery`),
  };
}

/**
 * The words of places within one edit of each typed word, or two of a long one, nearest first. From
 * five letters on the end may still be missing. The first letter is taken to be right.
 */
const selectNear = statement<{ typed: string; near: string; edits: number }>(
  'select_near_place_words',
  `select typed, word as near, edits
     from unnest($1::text[]) as typed
    cross join lateral (
      select word,
             case
               when starts_with(word, typed) then 0
               when length(typed) < 5 then levenshtein_less_equal(word, typed, 1)
               else least(
                 levenshtein_less_equal(left(word, length(typed)), typed, 2),
                 levenshtein_less_equal(left(word, length(typed) + 1), typed, 2),
                 levenshtein_less_equal(left(word, length(typed) - 1), typed, 2))
             end as edits
        from place_words
       where word >= left(typed, 1) and word < left(typed, 1) || '~'
    ) as w
    where edits <= case when length(typed) < 8 then 1 else 2 end
    order by edits, abs(length(word) - length(typed)), word`,
);

const mostNear = 12;

/** Words that no place begins with are taken for mistyped; if there is none, any may be. */
async function findMeant(db: DbOrTx, words: readonly string[]): Promise<string> {
  const long = words.filter((word) => /^[a-z]{3,}$/.test(word));
  const near = Map.groupBy(await db.all(selectNear, [long]), ({ typed }) => typed);
  const unknown = long.filter((word) => near.get(word)?.[0]?.edits !== 0);
  const mistyped = unknown.length > 0 ? unknown : long;
  return asMeant(words, (word) => {
    if (!mistyped.includes(word)) return [];
    const others = (near.get(word) ?? []).filter(({ edits }) => edits > 0);
    const nearest = others.filter(({ edits }) => edits === others[0]?.edits).slice(0, mostNear);
    return [...nearest.map((other) => other.near), ...swapsOf(word).map((swap) => `${swap}:*`)];
  });
}
