import { systemActor } from '../../db/actor.ts';
import { currentAttestation } from '../../domain/letters/attestation.ts';
import type { User } from '../kernel/user.ts';
import { analyze } from '../cases/analyze.ts';
import { patch } from '../cases/patch.ts';
import type { Services } from '../kernel/context.ts';
import { approve } from '../letters/approve.ts';
import { bindExhibits } from '../letters/bind-exhibits.ts';
import { confirmFinding } from '../letters/confirm-finding.ts';
import { draftLetter } from '../letters/draft-letter.ts';
import { printLetter } from '../letters/print-letter.ts';
import { get } from '../letters/get.ts';
import { openAmbers } from '../letters/letter-on-desk.ts';
import { recordDelivery } from '../letters/record-delivery.ts';
import { recordTracking } from '../letters/record-tracking.ts';
import { pdf } from '../letters/read-letter-bytes.ts';
import { redate } from '../letters/redate.ts';
import { put } from '../letters/put.ts';
import { send } from '../letters/send.ts';
import { getAgreement } from '../money/get-agreement.ts';
import { signAgreement } from '../money/sign-agreement.ts';
import { answerFacts } from '../packet/answer-facts.ts';
import { getFacts } from '../packet/get-facts.ts';
import { sampleAddress } from './fill-demo-book.ts';
import { reaches, type DemoCase } from './demo-cases.ts';
import { recordDemoMoney, type DemoPeople, type ServicesAt } from './record-demo-money.ts';

/**
 * Advances a demo case to its stage, each step taken by the role that would take it. The case that is only approved
 * waits for its signature.
 */
export async function advanceDemoCase(
  at: ServicesAt,
  people: DemoPeople,
  caseId: string,
  demoCase: DemoCase,
): Promise<void> {
  await analyze(at(0), systemActor, caseId, { once: true });
  const drafted = await draftLetter(at(0), systemActor, { caseId, letterType: 'initial', origin: `initial:${caseId}` });
  // Bound at once, so that whoever opens the desk finds the book.
  if (drafted) await bindExhibits(at(0), drafted.letter_id);
  if (
    drafted &&
    reaches(demoCase, 'approved') &&
    (await confirmFacts(at(1), people.merchant, caseId)) &&
    (await approveLetter(at(1), people, drafted.letter_id)) &&
    reaches(demoCase, 'sent')
  ) {
    await sign(at(1), people.merchant, caseId, demoCase);
    await sendLetter(at, people, drafted.letter_id, demoCase);
    await recordDemoMoney(at, people, caseId, demoCase);
  }
  const now = at(demoCase.daysAgo);
  const { version } = await now.database.as(people.staff, (db) =>
    db.selectFrom('cases').select('version').where('id', '=', caseId).executeTakeFirstOrThrow(),
  );
  await patch(now, people.staff, caseId, version, { status: demoCase.status, priority: demoCase.priority });
}

/** The merchant finds every fact of the letter right. */
async function confirmFacts(services: Services, merchant: User, caseId: string): Promise<boolean> {
  const { facts } = await getFacts(services, merchant, caseId);
  const answers = facts.map(({ fact, value_sha256: sha256 }) => ({ fact, sha256, correction: null }));
  await answerFacts(services, merchant, caseId, answers, {
    address: '192.0.2.10',
    user_agent: 'Sample of the demo',
  });
  return true;
}

/** False when the verifier leaves a finding that only an attorney can fix. */
async function approveLetter(services: Services, people: DemoPeople, letterId: string): Promise<boolean> {
  let desk = await get(services, people.attorney, letterId);
  if (desk.decisions.some(({ key }) => key === 'date:stale')) desk = await redate(services, people.attorney, letterId);
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
  for (const key of openAmbers(desk)) desk = await confirmFinding(services, people.attorney, letterId, key);
  if (!desk.verdict.ok) return false;
  const book = await bindExhibits(services, letterId);
  await pdf(services, people.attorney, letterId);
  await approve(services, people.attorney, letterId, {
    sha256: desk.version.pdf_sha256,
    exhibits_sha256: book?.pdf_sha256 ?? null,
    attestation: currentAttestation,
    license_reason: 'Sample: admitted for this matter on motion.',
  });
  return true;
}

async function sign(services: Services, merchant: User, caseId: string, demoCase: DemoCase): Promise<void> {
  const { sha256 } = await getAgreement(services, merchant, caseId);
  await signAgreement(services, merchant, caseId, {
    sha256,
    typed_name: `${String(demoCase.fields.firstName)} ${String(demoCase.fields.lastName)}`,
    drawn: null,
    other_name: false,
    address: '192.0.2.10',
    user_agent: 'Sample of the demo',
  });
}

async function sendLetter(at: ServicesAt, people: DemoPeople, letterId: string, demoCase: DemoCase): Promise<void> {
  const sent = await send(at(2), people.staff, letterId, null);
  const posted = sent.deliveries.find((each) => each.channel === 'certified_mail');
  if (posted) await printLetter(at(2), systemActor, posted.id);
  await recordTracking(at(3), people.staff, letterId, { tracking_number: '9407 1000 0000 0000 0000 00' });
  if (reaches(demoCase, 'delivered'))
    await recordDelivery(at(7), people.staff, letterId, {
      outcome: 'delivered',
      on: at(7).clock.now().toISOString().slice(0, 10),
    });
}
