import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Arrangement } from '../domain/engagement/arrangement.ts';
import { paperKinds, paperRow, type PaperKind } from '../domain/papers/kinds.ts';
import type { OriginalStep } from '../domain/papers/original.ts';
import type { TestAnswer, TestUser } from './app/test-user.ts';
import { firmToday } from '../web/ui/typed-values.ts';
import { addDays } from '../domain/calendar/business-days.ts';
import { signAgreement, signPaper } from './app/desk.ts';
import { approvedByEmail, noticeFields, stripeFields } from './app/fresh-notice.ts';
import { LetterRoom } from './app/letter-room.ts';
import { contradictions } from './app/contradictions.ts';
import { walkPapers } from './app/walk-papers.ts';
import { addFile, fillForm, supplyForm, tickForm } from './app/prescribed-form.ts';

let room: LetterRoom;
let terms: Arrangement | null;
const seen = new Set<string>();
beforeAll(async () => {
  room = await LetterRoom.open();
  terms = room.app.services.config.arrangement;
});
afterAll(() => room.close());

const hold = Buffer.from('%PDF-1.7\nhold\n%%EOF');
const venmoFields = { processor: 'venmo', merchantAccount: 'VM-7731946', accountLastUsedDate: '' };

async function apply(fields: Record<string, string>, withDocument = true): Promise<void> {
  const { id } = withDocument ? await room.merchant.upload('notice.pdf', hold) : { id: null };
  const files = id === null ? [] : [{ id, document_type: 'hold_notice' as const }];
  const { status, body } = await room.merchant.apply({ files, fields });
  expect(status).toBe(201);
  room.caseId = body.case_id;
}

/** A step that the server must take. */
async function done(step: Promise<TestAnswer>): Promise<void> {
  const { status, body } = await step;
  expect(status, JSON.stringify(body)).toBe(200);
}

const path = () => `/api/cases/${room.caseId}`;
const assign = ({ id } = room.attorney) =>
  done(room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: id }));
const sign = (kind: PaperKind, more: object = {}) => done(signPaper(room.merchant, room.caseId, kind, more));
const withdraw = (kind: PaperKind) => done(room.merchant.post(`${path()}/papers/${kind}/withdraw`, {}));
const record = (by: TestUser, kind: PaperKind, step: OriginalStep) =>
  done(by.post(`${path()}/papers/${kind}/original`, { step, on: firmToday() }));
const setLetters = (to: string) => room.superuser.rows(`update letters set ${to} where case_id = '${room.caseId}'`);

async function signByHand(kind: PaperKind): Promise<void> {
  const file_id = await addFile(room.merchant, room.caseId, 'signed_paper', Buffer.from(`%PDF-1.7\n${kind}\n%%EOF`));
  await sign(kind, { scan: { file_id, signed_on: firmToday() } });
}

async function edit(change: object): Promise<void> {
  const at = `/api/admin/cases/${room.caseId}`;
  const { version } = (await room.staff.get(at)).body;
  await done(room.staff.send('PATCH', at, change, { 'if-match': String(version) }));
}

/** Answers what the notice states, each by its name in the wizard. Returns the server's answer. */
async function answerAll(known: Record<string, string>): Promise<TestAnswer> {
  const { answers, version } = (await room.merchant.get(`${path()}/papers`)).body;
  const given = answers.map(({ name }: { name: string }) => ({ name, answer: known[name] ?? '' }));
  return room.merchant.send('PUT', `${path()}/papers/answers`, { version, answers: given });
}

async function toBePrinted(): Promise<void> {
  await signAgreement(room.merchant, room.caseId);
  await assign();
  await room.runNow('draft-letter');
  await supplyForm(room);
  await fillForm(room);
}

async function addDocument(): Promise<void> {
  const { id } = await room.merchant.upload('hold.pdf', hold, room.caseId);
  await done(room.merchant.post(`${path()}/files`, { files: [{ id, document_type: 'hold_notice' }] }));
}

/** Sets what the installation has decided; null for nothing yet. */
const setTerms = (arrangement: Arrangement | null) =>
  Object.assign(room.app.services, { config: { ...room.app.services.config, arrangement } });

const inquiry = {
  identity: 'Passport seen by video',
  authority: 'Articles of organization',
  owners: 'As in the articles',
  screened_on: firmToday(),
  screened: 'OFAC SDN list',
  conflicts_on: firmToday(),
  no_conflict: true,
};
const offer = { amount_cents: 800_000, terms: '', good_until: addDays(firmToday(), 30) };
const address = { street: '12 Example Street', city: 'Springfield', state: 'OR', zip: '97477' };

/** What happens to a case, step by step: the state that it is then in, and how it comes to be. */
type Life = readonly (readonly [state: string, reach: () => Promise<unknown>])[];

const withForm: Life = [
  ['only what an application must say', () => apply({}, false)],
  ['the fee agreed', () => signAgreement(room.merchant, room.caseId)],
  ['a letter in review', () => assign().then(() => room.runNow('draft-letter'))],
  ['answered wrongly', () => answerAll({ ...noticeFields, accountEmail: 'nobody' })],
  ['answered', () => done(answerAll({ ...noticeFields, accountName: 'analytical' }))],
  ['a document added', () => edit({ business_address: address }).then(addDocument)],
  ['the blank supplied', () => supplyForm(room)],
  ['the form filled in', () => fillForm(room)],
  ['the form signed', () => sign('notice')],
  ['the form ticked', () => tickForm(room)],
  ['the signature taken back', () => withdraw('notice')],
  ['signed, and another blank supplied', () => sign('notice').then(() => supplyForm(room))],
];

const inInk: Life = [
  ['applied', () => apply({ ...noticeFields, ...venmoFields })],
  ['to be printed', toBePrinted],
  ['one scanned', () => signByHand('notice')],
  ['both scanned', () => signByHand('authorization')],
  ['one original in hand', () => record(room.staff, 'notice', 'received')],
  ['both in hand', () => record(room.staff, 'authorization', 'received')],
  ['compared', () => record(room.attorney, 'notice', 'compared')],
  ['signed by counsel, too', () => record(room.attorney, 'notice', 'countersigned')],
  ['taken back with its original in hand', () => withdraw('authorization')],
];

const throughToTheEnd: Life = [
  ['approved', () => approvedByEmail(room)],
  ['taken back', () => withdraw('authorization')],
  ['an offer proposed', () => done(room.attorney.post(`${path()}/packet/offer`, { offer }))],
  ['an offer signed', () => sign('authorization').then(() => sign('offer'))],
  ['signed another text', () => edit({ legal_business_name: 'Analytical Goods and Services LLC' })],
  ['another attorney', async () => assign(await room.app.user('attorney'))],
  ['the first attorney again', () => assign().then(() => sign('authorization'))],
  ['a letter out', () => setLetters("status = 'sending'")],
  ['the notice given', () => setLetters("status = 'sent', sent_at = now()")],
  ['resolved', () => edit({ status: 'resolved' })],
  ['closed', () => edit({ status: 'closed' })],
];

const engagedAndCancelled: Life = [
  ['applied', () => apply({ ...noticeFields, ...stripeFields })],
  ['an attorney, and no terms', () => assign().then(() => setTerms(null))],
  ['an attorney, and terms', async () => setTerms(terms)],
  ['engaged by the merchant', () => sign('engagement')],
  ['inquired into', () => done(room.attorney.post(`${path()}/papers/engagement/inquiry`, inquiry))],
  ['engaged by both', () => done(signPaper(room.attorney, room.caseId, 'engagement', { other_name: true }))],
  ['resolved, and no fee agreed', () => edit({ status: 'resolved' })],
  ['cancelled', () => edit({ status: 'in_progress' }).then(() => done(room.merchant.post(`${path()}/cancel`, {})))],
];

const points = {
  done: 'We answered its reply.',
  not_done: 'No arbitration was begun.',
  limitation_on: null,
  limitation: 'The facts of the breach are not known.',
  second_lawyer: null,
};
const notice = {
  last_on: addDays(firmToday(), 14),
  ground: 'The firm closes.',
  next_due: 'Nothing.',
  handover: 'By email.',
};
const writeClosingLetter = () => done(room.attorney.post(`${path()}/papers/closing_letter/points`, points));
const signAsCounsel = (kind: PaperKind) =>
  done(signPaper(room.attorney, room.caseId, kind, { typed_name: 'Ada Byron', other_name: true }));
const recover = (amount_cents: number) =>
  done(
    room.staff.post(`${path()}/recoveries`, {
      entry_id: randomUUID(),
      amount_cents,
      received_on: firmToday(),
      note: '',
      tranche_id: null,
    }),
  );

const endedWithMoney: Life = [
  ['a letter sent and money back', () => room.freshSent().then(() => recover(300_000))],
  ['resolved', () => edit({ status: 'resolved' })],
  ['the closing letter written', writeClosingLetter],
  ['the closing letter signed', () => signAsCounsel('closing_letter')],
  ['the closing statement signed', () => signAsCounsel('closing_statement')],
  ['more money back', () => recover(50_000)],
];

const givenUpByCounsel: Life = [
  ['engaged by both', () => room.fresh()],
  ['notice given', () => done(room.attorney.post(`${path()}/engagement/notice`, notice))],
  ['the closing letter written', writeClosingLetter],
  ['the closing letter signed', () => signAsCounsel('closing_letter')],
];

const endedByTheClient: Life = [
  ['engaged by both', () => room.fresh()],
  ['ended', () => done(room.merchant.post(`${path()}/engagement/end`, {}))],
];

const states = Object.entries({
  'an agreement with a form': withForm,
  'an agreement that asks for ink': inInk,
  'an agreement that asks for an authorization': throughToTheEnd,
  'an engagement': engagedAndCancelled,
  'an engagement that ends with money back': endedWithMoney,
  'an engagement that counsel gives up': givenUpByCounsel,
  'an engagement that the client ends': endedByTheClient,
}).flatMap(([under, life]) => life.map(([state, reach]) => ({ under, state, reach })));

test.each(states)('under $under, $state: the headline, what is owed and what can be done agree', async ({ reach }) => {
  await reach();
  const walked = await walkPapers(room);
  for (const { kind, signatures, in_force } of walked.merchant.papers.items)
    seen.add(`${kind} ${in_force ? 'in force' : signatures.length > 0 ? 'signed by one' : 'unsigned'}`);
  expect(contradictions(walked)).toEqual([]);
});

test('every kind of paper was walked unsigned and in force, and one that two sign signed by one of them', () => {
  expect(
    paperKinds.flatMap((kind) =>
      ['unsigned', ...(paperRow(kind).signers.length > 1 ? ['signed by one'] : []), 'in force']
        .map((state) => `${kind} ${state}`)
        .filter((each) => !seen.has(each)),
    ),
  ).toEqual([]);
});
