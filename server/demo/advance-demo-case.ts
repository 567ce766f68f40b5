import { isUnapproved, outcomes } from '../../domain/letters/life.ts';
import { barsAt } from '../gate/gate.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { systemActor } from '../../db/actor.ts';
import { currentAttestation } from '../../domain/letters/attestation.ts';
import type { PaperKind } from '../../domain/papers/kinds.ts';
import type { LetterStatus } from '../../domain/letters/letter.ts';
import type { User } from '../kernel/user.ts';
import { analyze } from '../cases/analyze.ts';
import { patch } from '../cases/patch.ts';
import { planNextAction } from '../cases/plan-next-action.ts';
import type { Services } from '../kernel/context.ts';
import { dayOf } from '../../domain/calendar/utc.ts';
import { approve } from '../letters/approve.ts';
import { bindExhibits } from '../letters/bind-exhibits.ts';
import { confirmFinding } from '../letters/findings/confirm-finding.ts';
import { takeFindings } from '../letters/findings/take-findings.ts';
import { draftLetter } from '../letters/draft-letter.ts';
import { printLetter } from '../sending/print-letter.ts';
import { get } from '../letters/get.ts';
import { openFindings } from '../letters/letter-on-desk.ts';
import { recordDelivery } from '../sending/record-delivery.ts';
import { recordTracking } from '../sending/record-tracking.ts';
import { exhibitsPdf } from '../letters/read-exhibit-book.ts';
import { previewSigned } from '../letters/preview-signed.ts';
import { pdf } from '../letters/read-letter-bytes.ts';
import { recordReading } from '../letters/reading/record-reading.ts';
import { redate } from '../letters/redate.ts';
import { put } from '../letters/put.ts';
import { send } from '../sending/send.ts';
import { sendBack } from '../letters/send-back.ts';
import { list as listPapers } from '../papers/list.ts';
import { attest } from '../papers/attest.ts';
import { sign } from '../papers/sign.ts';
import { answerFacts } from '../packet/answer-facts.ts';
import { getFacts } from '../packet/get-facts.ts';
import { sampleTrackingNumber } from './sample-tracking-number.ts';
import { sampleAddress } from './fill-demo-book.ts';
import type { DemoCase } from './demo-cases.ts';
import type { DemoLetter } from './demo-stories.ts';
import { letterDays, nextLetterDay } from './letter-days.ts';
import { recordDemoMoney, type DemoPeople, type ServicesAt } from './record-demo-money.ts';

/**
 * Advances a demo case to its stage, each step taken by the role that would take it. A case whose first letter is only
 * approved waits for the merchant's signature.
 */
export async function advanceDemoCase(
  at: ServicesAt,
  people: DemoPeople,
  caseId: string,
  demoCase: DemoCase,
): Promise<void> {
  await analyze(at(0), systemActor, caseId, { once: true });
  let day = 0;
  for (const letter of demoCase.letters) {
    const next = await advanceLetter(at, people, caseId, letter, day);
    if (next === null) break;
    day = next;
  }
  await recordDemoMoney(at, people, caseId, demoCase);
  const now = at(demoCase.daysAgo);
  // Plans as of the story's last day, before today's edit, so that the result does not depend on when the job runs.
  await now.database.as(systemActor, (db) => planNextAction(now, db, caseId));
  const { version } = await now.database.as(people.staff, (db) =>
    db.selectFrom('cases').select('version').where('id', '=', caseId).executeTakeFirstOrThrow(),
  );
  await patch(now, people.staff, caseId, version, { status: demoCase.status, priority: demoCase.priority });
  await now.database.as(systemActor, (db) => planNextAction(now, db, caseId));
}

/** Days after the case was submitted on which the next letter is drafted; null while this one waits for somebody. */
async function advanceLetter(
  at: ServicesAt,
  people: DemoPeople,
  caseId: string,
  { type, status }: DemoLetter,
  day: number,
): Promise<number | null> {
  const drafted = await (day === 0
    ? draftLetter(at(0), systemActor, { caseId, letterType: type, origin: `initial:${caseId}` })
    : draftLetter(at(day), people.staff, { caseId, letterType: type, origin: null }));
  if (!drafted) return null;
  const letterId = drafted.letter_id;
  // Bound at once, so that the desk shows the book from the start.
  await bindExhibits(at(day), letterId);
  if (status === 'superseded') return day + 1;
  if (status === 'draft')
    await sendBack(
      at(day + letterDays.approved),
      people.attorney,
      letterId,
      'Please ask the merchant who the acquirer is.',
    );
  if (isUnapproved(status)) return null;
  const approving = at(day + letterDays.approved);
  await confirmFacts(approving, people.merchant, caseId);
  await engage(approving, people, caseId);
  if (!(await approveLetter(approving, people, letterId)) || status === 'approved') return null;
  return sendLetter(at, people, caseId, { id: letterId, status, day });
}

/** The merchant confirms every fact of the letter. */
async function confirmFacts(services: Services, merchant: User, caseId: string): Promise<void> {
  const { facts } = await getFacts(services, merchant, caseId);
  const answers = facts.map(({ fact, value_sha256: sha256 }) => ({ fact, sha256, correction: null }));
  await answerFacts(services, merchant, caseId, answers, {
    address: '192.0.2.10',
    user_agent: 'Sample of the demo',
  });
}

/** The merchant engages the attorney, who has made their inquiry, before the first letter is approved. */
async function engage(services: Services, people: DemoPeople, caseId: string): Promise<void> {
  const { papers } = await listPapers(services, people.attorney, caseId);
  if (papers.some(({ kind, in_force }) => kind === 'engagement' && in_force)) return;
  const today = firmDayOf(services.clock.now());
  await signPaper(services, people.merchant, caseId, 'engagement');
  await attest(services, people.attorney, caseId, {
    identity: 'Articles of organization and a driver’s license (sample).',
    authority: 'Managing member by the articles (sample).',
    owners: 'As the application names them (sample).',
    screened_on: today,
    screened: 'OFAC lists, client and owners: no match (sample).',
    conflicts_on: today,
  });
  await signPaper(services, people.attorney, caseId, 'engagement');
}

/** False when the verifier leaves a finding that only an attorney can fix. */
async function approveLetter(services: Services, people: DemoPeople, letterId: string): Promise<boolean> {
  let desk = await get(services, people.attorney, letterId);
  if (barsAt(desk.gate, 'approve').some(({ key }) => key === 'date:stale'))
    desk = await redate(services, people.attorney, letterId);
  if (desk.version.document.addressee.address_lines.length === 0) {
    const document = {
      ...desk.version.document,
      addressee: {
        ...desk.version.document.addressee,
        address_lines: sampleAddress,
      },
    };
    desk = await put(services, people.attorney, letterId, desk.letter.version, document);
  }
  for (const { key, settle } of openFindings(desk))
    desk =
      settle === 'reason'
        ? await takeFindings(services, people.attorney, letterId, {
            keys: [key],
            reason: 'Compared with the signed agreement.',
          })
        : await confirmFinding(services, people.attorney, letterId, key);
  if (!desk.verdict.ok) return false;
  const book = await bindExhibits(services, letterId);
  await pdf(services, people.attorney, letterId);
  if (book?.pdf_sha256) await exhibitsPdf(services, people.attorney, letterId);
  await recordReading(services, people.attorney, letterId, {
    sha256: desk.version.pdf_sha256,
    exhibits_sha256: book?.pdf_sha256 ?? null,
    changes: desk.changes.map(({ hash }) => hash),
  });
  const sha256 = desk.version.pdf_sha256;
  const signature = { kind: 'typed', name: desk.version.document.signature.name } as const;
  const shown = await previewSigned(services, people.attorney, letterId, { sha256, signature });
  await approve(services, people.attorney, letterId, {
    sha256,
    exhibits_sha256: book?.pdf_sha256 ?? null,
    signature,
    shown_sha256: shown.sha256,
    attestation: currentAttestation,
    license_reason: 'Sample: admitted for this matter on motion.',
  });
  return true;
}

/** Signs the paper as the caller's name is expected; nothing once it is in force. */
async function signPaper(services: Services, by: User, caseId: string, kind: PaperKind): Promise<void> {
  const { papers, expected_names } = await listPapers(services, by, caseId);
  const paper = papers.find((each) => each.kind === kind);
  const typed_name = expected_names[0];
  if (!paper || paper.in_force || typed_name === undefined) return;
  await sign(services, by, caseId, {
    kind,
    sha256: paper.text_sha256,
    typed_name,
    drawn: null,
    scan: null,
    other_name: false,
    address: '192.0.2.10',
    user_agent: 'Sample of the demo',
  });
}

/** Sends, posts and delivers an approved letter. Returns as `advanceLetter` does. */
async function sendLetter(
  at: ServicesAt,
  people: DemoPeople,
  caseId: string,
  { id, status, day }: { id: string; status: LetterStatus; day: number },
): Promise<number | null> {
  await signPaper(at(day + letterDays.approved), people.merchant, caseId, 'fee_agreement');
  const sent = await send(at(day + letterDays.sent), people.staff, id, { email: null, copy_by_post: false });
  const posted = sent.deliveries.find((each) => each.channel === 'certified_mail');
  if (posted) await printLetter(at(day + letterDays.sent), systemActor, posted.id);
  if (status === 'sending') return null;
  await recordTracking(at(day + letterDays.posted), people.staff, id, {
    tracking_number: sampleTrackingNumber(id),
  });
  const outcome = outcomes.find((each) => each === status);
  if (!outcome) return null;
  const ended = at(day + letterDays.ended);
  const { letter } = await recordDelivery(ended, people.staff, id, {
    outcome,
    on: firmDayOf(ended.clock.now()),
  });
  return letter.reply_due_on === null
    ? day + letterDays.ended + 1
    : nextLetterDay(dayOf(at(0).clock.now()), letter.reply_due_on);
}
