import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isOpen, type LetterDocument } from '../../domain/letters/letter.ts';
import { changesFromPlan } from '../../drafting/plan/planned-letter.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { median, table } from '../figures.ts';
import { goldenDraft, stillApplies } from './hands.ts';
import { editLetter } from './letter-edit.ts';

/** One line of sessions/sessions.jsonl: an attorney goes through a golden letter, and what they change. */
const session = z.strictObject({
  id: z.string(),
  letter: z.string(),
  who: z.string(),
  edits: z.array(
    z.strictObject({
      find: z.string(),
      write: z.string(),
      right: z.boolean(),
      kind: z.string(),
      why: z.string(),
    }),
  ),
});
type Session = z.infer<typeof session>;

const sessionsOnFile = (): Session[] =>
  readFileSync(new URL('sessions/sessions.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => session.parse(JSON.parse(line)));

/**
 * What one session asks of the attorney who approves it. `taken`: findings that take a reason; `presses`: one for the
 * reading, and one more where anything is taken, with one reason.
 */
type Measured = {
  id: string;
  edits: number;
  shown: number;
  corrected: number;
  taken: number;
  presses: number;
  milliseconds: number;
};

function measured({ id, letter, edits }: Session, only: 'right' | 'all'): Measured {
  const { draft, known } = goldenDraft(letter);
  // Without edits of sentences that the letter no longer has.
  const chosen = edits.filter((each) => (each.right || only === 'all') && stillApplies(letter, each));
  const document = chosen.reduce<LetterDocument>((left, each) => editLetter(left, each), draft.document);
  const before = process.threadCpuUsage();
  const { findings } = verifyLetter(document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs });
  const { user, system } = process.threadCpuUsage(before);
  const open = findings.filter((each) => !known.has(each.key) && isOpen(each, new Set()));
  const settled = new Set(open.filter(({ settle }) => settle !== undefined).map(({ key }) => key)).size;
  return {
    id,
    edits: chosen.length,
    shown: changesFromPlan(document, draft.factSheet).length,
    corrected: open.filter(({ settle }) => settle === undefined).length,
    taken: settled,
    presses: 1 + Math.min(settled, 1),
    milliseconds: (user + system) / 1_000,
  };
}

/** `npm run --prefix bench verifier -- --sessions`: presses for an edited letter, as it would be approved and as it was first written. */
export function printSessions(): void {
  const rows = (['right', 'all'] as const).map((only) => {
    // Run twice, because the first run also fills what is cached of each letter's facts.
    const all = [1, 2].map(() => sessionsOnFile().map((each) => measured(each, only)))[1] ?? [];
    const of = (key: 'presses' | 'milliseconds' | 'shown' | 'corrected' | 'taken') => all.map((each) => each[key]);
    return [
      only === 'right' ? 'right edits alone' : 'all edits, wrong ones too',
      String(all.reduce((sum, { edits }) => sum + edits, 0)),
      `${median(of('shown'))}, ${Math.max(...of('shown'))}`,
      `${median(of('presses'))}, ${Math.max(...of('presses'))}`,
      `${median(of('taken'))}, ${Math.max(...of('taken'))}`,
      String(of('corrected').reduce((sum, each) => sum + each, 0)),
      `${median(of('milliseconds')).toFixed(1)}, ${Math.max(...of('milliseconds')).toFixed(1)}`,
    ];
  });
  process.stdout.write(
    `${sessionsOnFile().length} sessions of another hand\n${table([
      [
        '',
        'edits',
        'changes shown: median, most',
        'presses: median, most',
        'taken with a reason: median, most',
        'to correct',
        'ms of processor: median, most',
      ],
      ...rows,
    ])}\n`,
  );
}
