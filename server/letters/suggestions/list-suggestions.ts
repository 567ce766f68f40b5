import type { Db } from '../../../db/actor.ts';
import { partTexts } from '../../../domain/letters/letter-differences.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import type { User } from '../../kernel/user.ts';
import type { Services } from '../../kernel/context.ts';
import { currentVersion, findLetter, type DeskLetter } from '../find-letter.ts';

type Author = { name: string; role: string };
export type ModelSentence = {
  text: string;
  is: string;
  sources: { id: string; about: string; value: string | null }[];
};
type Comment = { id: string; text: string; by: Author; at: Date };
export type SuggestedChange = {
  suggestion_id: string;
  part: string;
  label: string;
  before: string | null;
  after: string | null;
  version: number;
  by: Author & { id: string };
  /** Which model wrote it, for `by`; null: they did themselves. */
  model: string | null;
  /** Those of a model, each beside what it rests on. */
  sentences: ModelSentence[];
  at: Date;
  state: 'open' | 'accepted' | 'rejected';
  decided: (Author & { at: Date }) | null;
  stale: boolean;
  comments: Comment[];
};
export type LetterSuggestions = { case_id: string; items: SuggestedChange[] };

/** The suggested changes of a letter, open ones first, then the newest. Throws NOT_FOUND. */
export async function listSuggestions(services: Services, user: User, id: string): Promise<LetterSuggestions> {
  return services.database.as(user, async (db) => suggestionsOf(db, await findLetter(db, id)));
}

/** The same, inside the caller's transaction. */
export async function suggestionsOf(db: Db, letter: DeskLetter): Promise<LetterSuggestions> {
  const [{ document }, rows, comments] = await Promise.all([
    currentVersion(db, letter),
    changeRows(db, letter.id),
    commentsOf(db, letter.id),
  ]);
  const items = rows.map((row) => changeOf(row, document, comments.get(keyOf(row)) ?? []));
  return {
    case_id: letter.case_id,
    items: items.toSorted((a, b) => Number(a.state !== 'open') - Number(b.state !== 'open')),
  };
}

const keyOf = ({ suggestion_id, part }: { suggestion_id: string; part: string }): string => `${suggestion_id} ${part}`;

function changeRows(db: Db, letterId: string) {
  return db
    .selectFrom('letter_suggestions as s')
    .innerJoin('letter_suggestion_parts as p', 'p.suggestion_id', 's.id')
    .leftJoin('letter_suggestion_decisions as d', (join) =>
      join.onRef('d.suggestion_id', '=', 'p.suggestion_id').onRef('d.part', '=', 'p.part'),
    )
    .select([
      'p.suggestion_id',
      'p.part',
      'p.label',
      'p.before',
      'p.after',
      'p.sentences',
      's.model',
      's.version',
      's.suggested_by',
      's.suggested_by_name',
      's.suggested_by_role',
      's.suggested_at',
      'd.outcome',
      'd.decided_by_name',
      'd.decided_by_role',
      'd.decided_at',
    ])
    .where('s.letter_id', '=', letterId)
    .orderBy('s.suggested_at', 'desc')
    .orderBy('p.position')
    .$narrowType<{ sentences: ModelSentence[] | null }>()
    .execute();
}
type ChangeRow = Awaited<ReturnType<typeof changeRows>>[number];

function changeOf(row: ChangeRow, document: LetterDocument, comments: Comment[]): SuggestedChange {
  const { suggestion_id, part, label, before, after, version, suggested_at, decided_at } = row;
  const state = row.outcome === 'accepted' || row.outcome === 'rejected' ? row.outcome : 'open';
  return {
    suggestion_id,
    part,
    label,
    before,
    after,
    version,
    model: row.model,
    sentences: row.sentences ?? [],
    by: { id: row.suggested_by, name: row.suggested_by_name, role: row.suggested_by_role },
    at: suggested_at,
    state,
    decided: decided_at && { name: row.decided_by_name ?? '', role: row.decided_by_role ?? '', at: decided_at },
    stale: state === 'open' && (partTexts(document).get(part) ?? null) !== before,
    comments,
  };
}

async function commentsOf(db: Db, letterId: string): Promise<Map<string, Comment[]>> {
  const rows = await db
    .selectFrom('letter_suggestion_comments as c')
    .innerJoin('letter_suggestions as s', 's.id', 'c.suggestion_id')
    .select(['c.id', 'c.suggestion_id', 'c.part', 'c.text', 'c.made_by_name', 'c.made_by_role', 'c.made_at'])
    .where('s.letter_id', '=', letterId)
    .orderBy('c.made_at')
    .orderBy('c.id')
    .execute();
  const found = new Map<string, Comment[]>();
  for (const { id, text, made_by_name: name, made_by_role: role, made_at: at, ...of } of rows)
    found.set(keyOf(of), [...(found.get(keyOf(of)) ?? []), { id, text, by: { name, role }, at }]);
  return found;
}
