import { sql, type RawBuilder } from 'kysely';
import { plainCharacters } from '../../domain/plain-characters.ts';
import type { CasePriority, CaseStatus } from '../../domain/cases/case.ts';
import type { Processor } from '../../domain/processors.ts';
import type { Db } from '../../db/actor.ts';

export type AdminSort =
  | 'created_at'
  | 'held_amount_cents'
  | 'business'
  | 'client'
  | 'processor'
  | 'status'
  | 'priority';
export type AdminOrder = { sort: AdminSort; direction: 'asc' | 'desc' };
export type AdminFilter = {
  search?: string | undefined;
  status?: CaseStatus | undefined;
  priority?: CasePriority | undefined;
  processor?: Processor | undefined;
};
/** The sort value of the last row as text, and its id. */
export type AdminPosition = { value: string; id: string };

/** A search by text or processor stops counting here. 0006_case_search.sql counts up to 400. */
export const maxCounted = 200;

/**
 * Estimates: the share of cases that contain each common trigram or are in each common state, and the number of cases.
 */
export type Shares = { of: Map<string, number>; min: number; cases: number };
export const noShares: Shares = { of: new Map(), min: 0, cases: 0 };

/**
 * How a search is run (0006_case_search.sql); never what it finds. `at`: positions in the text, from 1, of the trigrams to
 * look up in the index. `numbered`: the text is a number of some of these cases, in the page's order, and no others are
 * looked for.
 */
export type SearchPlan = { at: number[]; level: number; walk: boolean; numbered?: readonly string[] };

const maxPieces = 4;
/** From this share on, reading a trigram's index entries costs more than the rows that it spares. */
const commonPiece = 0.01;
/**
 * Up to `rows` matching rows, of which up to `entries` have the rarest trigram, are sorted in memory rather than
 * searched by block.
 */
const atOnce = { rows: 600, entries: 12_000 };
/**
 * When sorted by name, matching names lie together and far from most blocks, and a block costs as much to search as a
 * thousand rows to sort. `rows` is the estimate if the trigrams were independent: 0022_walk_first.sql gives up at
 * 5,000.
 */
const atOnceByName = { rows: 5_000, entries: 120_000 };
/**
 * From this share on, walking in order fills a page soon. It is higher for a text, which is tested row by row, than for
 * a status, which is in the index.
 */
const commonText = 0.02;
const commonState = 0.005;
const wholeTable = 9;

/** Chooses the rarest trigrams of the text and the size of the first block. */
export function planSearch(
  { search, status, priority, sort }: AdminFilter & { sort?: AdminSort },
  shares: Shares,
): SearchPlan {
  const shareOf = (mark: string) => shares.of.get(mark) ?? shares.min / 2;
  const pieces = rarest(
    piecesOf(search ?? '').map((piece, index) => ({ at: index + 1, share: shareOf(piece) })),
    wordsOf(search ?? ''),
  );
  const states = [status && `s:${status}`, priority && `p:${priority}`].filter(Boolean).join(' ');
  const filters = states ? shareOf(states) : 1;
  const text = pieces[0]?.share ?? 1;
  const others = pieces.slice(1).reduce((product, { selectivity }) => product * selectivity, 1);
  // A compromise between trigrams that are independent, as in numbers, and those that always occur together, as in
  // words.
  const share = filters * text * Math.sqrt(others);
  const byName = sort === 'business' || sort === 'client';
  const few = byName ? atOnceByName : atOnce;
  const rows = (byName ? filters * text * others : share) * shares.cases;
  const whole = rows <= few.rows && Math.min(text, filters) * shares.cases <= few.entries;
  const level = whole ? wholeTable : Math.max(0, Math.floor(-Math.log(share) / Math.log(8)));
  return {
    at: pieces.map(({ at }) => at),
    level,
    walk: share >= (search ? commonText : commonState) || (!search && !status && !priority),
  };
}

/**
 * By code point, as the database counts. A text of one or two characters is looked up only when it is not plain ASCII.
 */
function piecesOf(search: string): string[] {
  const letters = [...search].map((letter) => letter.toLowerCase());
  if (letters.length < 3) return letters.some((letter) => letter > '\u007f') ? [letters.join('')] : [];
  return letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
}

type Piece = { at: number; share: number };
/** `selectivity`: the share of the rows matched so far that also contain this one. */
type Chosen = Piece & { selectivity: number };

/** The number of the word that each position (from 1) is in; a digit is a word by itself, punctuation is in none. */
function wordsOf(search: string): (number | null)[] {
  let last = 0;
  let inWord = false;
  const words = [...search].map((letter) => {
    const isLetter = /\p{L}/u.test(letter);
    const isDigit = /\p{N}/u.test(letter);
    if (isDigit || (isLetter && !inWord)) last += 1;
    inWord = isLetter;
    return isLetter || isDigit ? last : null;
  });
  return [null, ...words];
}

/**
 * The most selective trigrams, each given those already chosen. One that overlaps a chosen one adds little. A common
 * one adds nothing if two letters of its word are covered already, since the trigrams of a word occur together.
 */
function rarest(pieces: Piece[], words: (number | null)[]): Chosen[] {
  const chosen: Chosen[] = [];
  const covered = new Set<number>();
  const coveredOf = new Map<number | null, number>();
  const adds = (at: number, share: number): boolean =>
    !covered.has(at) && (share < commonPiece || (words[at] !== null && (coveredOf.get(words[at] ?? null) ?? 0) < 2));
  while (chosen.length < Math.min(maxPieces, pieces.length)) {
    const next = pieces
      .filter(({ at }) => chosen.every((each) => each.at !== at))
      .map((piece) => ({
        ...piece,
        selectivity:
          chosen.length === 0
            ? piece.share
            : piece.share ** (lettersOf(piece).filter((at) => adds(at, piece.share)).length / 3),
      }))
      .toSorted((left, right) => left.selectivity - right.selectivity)[0];
    if (!next || (chosen.length > 0 && next.selectivity > 0.5)) break;
    chosen.push(next);
    for (const at of lettersOf(next).filter((each) => !covered.has(each))) {
      covered.add(at);
      coveredOf.set(words[at] ?? null, (coveredOf.get(words[at] ?? null) ?? 0) + 1);
    }
  }
  return chosen;
}

const lettersOf = ({ at }: Piece): number[] => [at, at + 1, at + 2];

/**
 * The ids of one page in order, as a table of `id`, `sort_value` and `found`: with `count`, how many match, up to
 * `maxCounted` + 1; null when not counted.
 */
export function foundCases(
  filter: AdminFilter,
  { sort, direction }: AdminOrder,
  after: AdminPosition | null,
  limit: number,
  count: boolean,
  plan: SearchPlan,
): RawBuilder<unknown> {
  const { processor, search, status, priority } = filter;
  if (plan.numbered) return listedCases(plan.numbered, after, limit);
  const counting = count ? maxCounted + 1 : 0;
  if (processor)
    return sql`app.find_cases_of(${processor}, ${search || null}, ${status ?? null}, ${priority ?? null}, ${sort}, ${direction},
      ${after?.value ?? null}, ${after?.id ?? null}, ${limit}, ${counting})`;
  const name = sql.id('app', `find_cases_${sort}_${direction}`);
  return sql`${name}(${search || null}, ${plan.at}, ${status ?? null}, ${priority ?? null}, ${plan.level}, ${plan.walk},
    ${after?.value ?? null}, ${after?.id ?? null}, ${limit}, ${counting})`;
}

/** The same of cases that are known already. */
function listedCases(ids: readonly string[], after: AdminPosition | null, limit: number): RawBuilder<unknown> {
  const from = after === null ? 0 : ids.indexOf(after.id) + 1;
  const page = ids.slice(from, from + limit);
  return sql`unnest(${page}::uuid[], ${page.map(() => '')}::text[], ${page.map(() => ids.length)}::integer[])`;
}

/**
 * Cases by one of their numbers (app.cases_of_number) and those whose text has it too, in this order; empty where it is no case's number. Where
 * more texts have it than are counted, as in four digits at a million cases, those by number alone.
 */
export async function casesOfNumber(
  db: Db,
  filter: AdminFilter,
  { sort, direction }: AdminOrder,
  plan: SearchPlan,
): Promise<string[]> {
  const { search = '', status, priority, processor } = filter;
  const newest = foundCases(filter, { sort: 'created_at', direction: 'desc' }, null, maxCounted + 1, false, plan);
  const way = sql.raw(direction);
  const tests = [
    sql`c.id in (select id from numbered union select id from texts where (select count(*) from texts) <= ${maxCounted})`,
    ...(status ? [sql`c.status = ${status}`] : []),
    ...(priority ? [sql`c.priority = ${priority}`] : []),
    ...(processor ? [sql`c.processor = ${processor}`] : []),
  ];
  const { rows } = await sql<{ id: string }>`
    with numbered as materialized (select id from app.cases_of_number(${plainCharacters(search)}) as id),
    texts as materialized (select id from ${newest} as page (id, sort_value, found) where exists (select from numbered))
    select c.id from cases c where ${sql.join(tests, sql` and `)}
    order by ${sortKeys[sort]} ${way}, c.created_at ${way}, c.id ${way}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What each order sorts by, as the pages of app.find_cases_* do. */
const sortKeys: Record<AdminSort, RawBuilder<unknown>> = {
  created_at: sql`c.created_at`,
  held_amount_cents: sql`coalesce(c.held_amount_cents, 0)`,
  business: sql`lower(c.legal_business_name) collate "C"`,
  client: sql`lower(c.last_name || ' ' || c.first_name) collate "C"`,
  processor: sql`c.processor collate "C"`,
  status: sql`app.status_rank(c.status)`,
  priority: sql`app.priority_rank(c.priority)`,
};

/**
 * Whether a page is filled by walking along the dates and testing each case: when no text is searched for and the
 * status is common. A status together with a priority is looked up instead, in an index of both.
 */
export const isWalked = (
  { search, processor, status, priority }: AdminFilter,
  { sort }: AdminOrder,
  plan: SearchPlan,
): boolean => sort === 'created_at' && !search && !processor && !(status && priority) && plan.walk;

/**
 * The cases that a walk along the dates meets after `after`, with the columns of `c`. The limit is written into the
 * statement, because a plan for any number of rows would sort them all.
 */
export function walkedCases(
  columns: RawBuilder<unknown>,
  { status, priority }: AdminFilter,
  { direction }: AdminOrder,
  after: AdminPosition | null,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<unknown> {
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const way = sql.raw(direction);
  const tests = [
    ...(after ? [sql`(c.created_at, c.id) ${beyond} (${after.value}::timestamptz, ${after.id}::uuid)`] : []),
    ...(status ? [sql`c.status = ${status}`] : []),
    ...(priority ? [sql`c.priority = ${priority}`] : []),
  ];
  const where = tests.length > 0 ? sql`where ${sql.join(tests, sql` and `)}` : sql``;
  return sql`select ${columns} from cases c ${where} order by c.created_at ${way}, c.id ${way} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
}

/** How many cases match, up to `maxCounted` + 1; ordered by date, where counting is cheapest. */
export async function countFound(db: Db, filter: AdminFilter, plan: SearchPlan): Promise<number> {
  const { rows } = await sql<{
    found: number;
  }>`select found from ${foundCases(filter, { sort: 'created_at', direction: 'desc' }, null, 1, true, plan)} as page (id, sort_value, found)`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
}

/** Reads the shares from PostgreSQL's own statistics of the search index. */
export async function readShares(db: Db): Promise<Shares> {
  const { rows } = await sql<{
    mark: string;
    share: number;
    of_cases: number;
  }>`select * from app.search_shares()`.execute(db);
  const texts = rows.filter(({ mark }) => !/^[spr]:/.test(mark)).map(({ share }) => share);
  return {
    of: new Map(rows.map(({ mark, share }) => [mark, share])),
    min: texts.length > 0 ? Math.min(...texts) : 0,
    cases: rows[0]?.of_cases ?? 0,
  };
}
