import type { z } from 'zod';
import type { PacketView } from '../../contract/packet.ts';
import type { CasePapersView } from '../../contract/papers.ts';
import type { caseDetail } from '../../contract/shapes.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { MerchantAction } from '../../domain/cases/next-step.ts';
import { paperRow, type PaperParty } from '../../domain/papers/kinds.ts';
import type { LetterRoom } from './letter-room.ts';
import { formPath } from './prescribed-form.ts';
import type { TestAnswer, TestUser } from './test-user.ts';

export const parties = { merchant: 'merchant', attorney: 'counsel', staff: null } as const satisfies Record<
  string,
  PaperParty | null
>;
type Reader = keyof typeof parties;

type Shown = { papers: CasePapersView; packet: PacketView };
/** What a reader is shown of a case, and of each step that was tried whether the server takes it from them. */
export type Seen = Shown & { reader: Reader; takes: Readonly<Record<string, boolean>> };
/** What its merchant is shown of the case, alone and in the list of theirs, and what it says to each who sees it. */
export type Walked = {
  case: z.infer<typeof caseDetail>;
  listed: readonly MerchantAction[];
  merchant: Seen;
  others: readonly Seen[];
};

/**
 * A room's case as its merchant, its attorney and staff see it. Each step is also tried, with an entry that is refused last of all: whether the
 * server would take the step is known, and nothing is changed.
 */
export async function walkPapers({ caseId, merchant, attorney, staff }: LetterRoom): Promise<Walked> {
  const [theCase, first, ...others] = await Promise.all([
    lookAtCase(merchant, caseId),
    look(merchant, 'merchant', caseId),
    look(attorney, 'attorney', caseId),
    look(staff, 'staff', caseId),
  ]);
  if (!first) throw new Error('the merchant does not see the case');
  return { ...theCase, merchant: first, others: others.filter((seen) => seen !== null) };
}

async function look(by: TestUser, reader: Reader, caseId: string): Promise<Seen | null> {
  const path = `/api/cases/${caseId}`;
  const [papers, packet] = await Promise.all([by.get(`${path}/papers`), by.get(`${path}/packet`)]);
  if (papers.status === 404) return null;
  const shown: Shown = { papers: papers.body, packet: packet.body };
  const tried = stepsOf(by, path, shown)
    .filter(({ readers }) => readers.includes(reader))
    .map(async ({ step, entry }) => [step, isTaken(await entry())] as const);
  return { ...shown, reader, takes: Object.fromEntries(await Promise.all(tried)) };
}

async function lookAtCase(by: TestUser, caseId: string): Promise<Pick<Walked, 'case' | 'listed'>> {
  const [theCase, list] = await Promise.all([by.get(`/api/cases/${caseId}`), by.get('/api/cases')]);
  const { actions: listed } = list.body.items.find(({ id }: { id: string }) => id === caseId);
  return { case: theCase.body, listed };
}

/** Refused for what was entered, and for nothing before it. */
const isTaken = ({ status, body }: TestAnswer): boolean =>
  status === 422 || status === 404 || body.code === 'VERSION_MISMATCH';

const nothing = '00000000-0000-7000-8000-000000000000';
type Step = { step: string; readers: readonly Reader[]; entry: () => Promise<TestAnswer> };

function stepsOf(by: TestUser, path: string, { papers, packet }: Shown): Step[] {
  const today = firmDayOf(new Date());
  const tomorrow = addDays(today, 1);
  const { blank, filled } = packet.form ?? {};
  const form = (step: Parameters<typeof formPath>[1], body: object) => () =>
    by.post(formPath(papers.case_id, step), body);
  // Without a blank another entry would be the last to be refused.
  const ofBlank: Step[] = blank
    ? [
        {
          step: 'fill_form',
          readers: ['merchant'],
          entry: form('fill', { blank_id: blank.id, values: [{ name: 'no such field', value: '' }] }),
        },
        {
          step: 'return_form',
          readers: ['merchant'],
          entry: form('return', { blank_id: blank.id, file_id: nothing }),
        },
      ]
    : [];
  return [
    {
      step: 'answer',
      readers: ['merchant'],
      entry: () => by.send('PUT', `${path}/papers/answers`, { version: papers.version + 1, answers: [] }),
    },
    {
      step: 'supply_form',
      readers: ['staff'],
      entry: form('blank', { file_id: nothing, source: 'https://form.example', fetched_on: tomorrow }),
    },
    ...ofBlank,
    {
      step: 'tick_form',
      readers: ['attorney'],
      entry: form('tick', { sha256: filled?.sha256 ?? '0'.repeat(64), ticked: [] }),
    },
    {
      step: 'record_form',
      readers: ['staff'],
      entry: () => by.post(`${path}/packet/form`, { completed_on: tomorrow, confirmation: 'x' }),
    },
    {
      step: 'propose_offer',
      readers: ['attorney'],
      entry: () =>
        by.post(`${path}/packet/offer`, { offer: { amount_cents: 100, terms: '', good_until: addDays(today, -1) } }),
    },
    ...papers.items.flatMap((paper) => stepsOfPaper(by, path, paper, { today, tomorrow })),
  ];
}

function stepsOfPaper(
  by: TestUser,
  path: string,
  { kind, text_sha256: sha256, by_hand: byHand, signatures, may }: CasePapersView['items'][number],
  { today, tomorrow }: { today: string; tomorrow: string },
): Step[] {
  const post = (step: string, body: object) => () => by.post(`${path}/papers/${kind}/${step}`, body);
  const signing = { sha256, typed_name: '--', agreed: true };
  const signs = (['merchant', 'attorney'] as const).filter((reader) =>
    paperRow(kind).signers.includes(parties[reader]),
  );
  return [
    ...signs.map((reader) => ({
      step: `sign ${kind}`,
      readers: [reader],
      entry: post('sign', {
        ...signing,
        scan: byHand.includes(parties[reader]) ? { file_id: nothing, signed_on: today } : null,
      }),
    })),
    // Taking back would be done: it is tried where it should be refused.
    ...(may.withdraw || signatures.length === 0
      ? []
      : [{ step: `withdraw ${kind}`, readers: ['merchant' as const], entry: post('withdraw', {}) }]),
    ...(byHand.length === 0
      ? []
      : [
          {
            step: `record ${kind}`,
            readers: ['attorney', 'staff'] as const,
            entry: post('original', { step: may.record ?? 'received', on: tomorrow }),
          },
        ]),
  ];
}
