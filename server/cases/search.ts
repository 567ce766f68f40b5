import { sql, type RawBuilder } from 'kysely';
import type { CasePriority, CaseStatus } from '../../domain/case.ts';
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
};
/** The sort value of the last row as text, and its id. */
export type AdminPosition = { value: string; id: string };

/** A text search counts no further than this. Migration 0027 can tell "more" up to 400. */
export const mostCounted = 200;

/** What share of the cases holds each piece of text or is in each state, of those that many do, and how many cases there are; estimates. */
export type Shares = { of: Map<string, number>; least: number; cases: number };
export const noShares: Shares = { of: new Map(), least: 0, cases: 0 };

/** How a search begins (migration 0027): never what it finds. `at`: where in the text the pieces begin that the index is asked for, from 1. */
export type SearchPlan = { at: number[]; level: number; walk: boolean };

const mostPieces = 4;
/** So few rows are sorted rather than sought in order. */
const fewRows = 600;
/** So many rows' entries of the rarest piece are read through at once. */
const shortList = 12_000;
/** From this share on a page is soon full when one walks in order; a text is looked for in each row, a state is in the index. */
const commonText = 0.02;
const commonState = 0.005;
const wholeTable = 9;

/** Chooses the rarest pieces of the text and the size of the first block, from what is common. */
export function planSearch({ search, status, priority }: AdminFilter, shares: Shares): SearchPlan {
  const shareOf = (mark: string) => shares.of.get(mark) ?? shares.least / 2;
  const pieces = rarest(piecesOf(search ?? '').map((piece, index) => ({ at: index + 1, share: shareOf(piece) })));
  const states = [status && `s:${status}`, priority && `p:${priority}`].filter(Boolean).join(' ');
  const filters = states ? shareOf(states) : 1;
  const text = pieces[0]?.share ?? 1;
  // Between pieces that have nothing to do with each other, as in numbers, and those that always come together, as in words.
  const share = filters * text * Math.sqrt(pieces.slice(1).reduce((product, { tells }) => product * tells, 1));
  const whole = share * shares.cases <= fewRows && Math.min(text, filters) * shares.cases <= shortList;
  const level = whole ? wholeTable : Math.max(0, Math.floor(-Math.log(share) / Math.log(8)));
  return {
    at: pieces.map(({ at }) => at),
    level,
    walk: share >= (search ? commonText : commonState) || (!search && !status && !priority),
  };
}

/** By code point, as the database counts. A text of one or two letters is a piece when it is not of ASCII alone. */
function piecesOf(search: string): string[] {
  const letters = [...search].map((letter) => letter.toLowerCase());
  if (letters.length < 3) return letters.some((letter) => letter > '\u007f') ? [letters.join('')] : [];
  return letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
}

type Piece = { at: number; share: number };
/** `tells`: which share of the rows that hold the pieces before holds this one too. */
type Chosen = Piece & { tells: number };

/** The pieces that tell most, each beside those chosen before: one that shares letters with them tells little that is new. */
function rarest(pieces: Piece[]): Chosen[] {
  const chosen: Chosen[] = [];
  const covered = new Set<number>();
  while (chosen.length < Math.min(mostPieces, pieces.length)) {
    const next = pieces
      .filter(({ at }) => chosen.every((each) => each.at !== at))
      .map((piece) => ({
        ...piece,
        tells: piece.share ** (lettersOf(piece).filter((at) => !covered.has(at)).length / 3),
      }))
      .toSorted((left, right) => left.tells - right.tells)[0];
    if (!next || (chosen.length > 0 && next.tells > 0.5)) break;
    chosen.push(next);
    for (const at of lettersOf(next)) covered.add(at);
  }
  return chosen;
}

const lettersOf = ({ at }: Piece): number[] => [at, at + 1, at + 2];

/** The ids of one page in its order, as a table of `id`, `sort_value`, and `found`: with `count` how many there are, up to `mostCounted` + 1; null when that is not known. */
export function foundCases(
  filter: AdminFilter,
  { sort, direction }: AdminOrder,
  after: AdminPosition | null,
  limit: number,
  count: boolean,
  plan: SearchPlan,
): RawBuilder<unknown> {
  const name = sql.id('app', `find_cases_${sort}_${direction}`);
  return sql`${name}(${filter.search || null}, ${plan.at}, ${filter.status ?? null}, ${filter.priority ?? null}, ${plan.level}, ${plan.walk},
    ${after?.value ?? null}, ${after?.id ?? null}, ${limit}, ${count ? mostCounted + 1 : 0})`;
}

/** How many cases hold a text and pass the filters, up to `mostCounted` + 1: by the day, where counting is cheapest. */
export async function countFound(db: Db, filter: AdminFilter, plan: SearchPlan): Promise<number> {
  const { rows } = await sql<{
    found: number;
  }>`select found from ${foundCases(filter, { sort: 'created_at', direction: 'desc' }, null, 1, true, plan)}`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
}

/** From the statistics that PostgreSQL keeps of the search index. */
export async function readShares(db: Db): Promise<Shares> {
  const { rows } = await sql<{
    mark: string;
    share: number;
    of_cases: number;
  }>`select * from app.search_shares()`.execute(db);
  const texts = rows.filter(({ mark }) => !/^[spr]:/.test(mark)).map(({ share }) => share);
  return {
    of: new Map(rows.map(({ mark, share }) => [mark, share])),
    least: texts.length > 0 ? Math.min(...texts) : 0,
    cases: rows[0]?.of_cases ?? 0,
  };
}
