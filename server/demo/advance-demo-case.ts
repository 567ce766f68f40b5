import { v7 as uuidv7 } from 'uuid';
import { systemActor } from '../../db/actor.ts';
import type { Person } from '../auth/session.ts';
import { analyse } from '../cases/analyse-case.ts';
import { changeCase } from '../cases/change-case.ts';
import type { Services } from '../context.ts';
import { approveLetter } from '../letters/approve-letter.ts';
import { confirmFindings } from '../letters/confirm-findings.ts';
import { draftLetter } from '../letters/draft-letter.ts';
import { printLetter } from '../letters/print-letter.ts';
import { openAmbers, readLetter } from '../letters/read-letter.ts';
import { recordTracking } from '../letters/record-tracking.ts';
import { saveLetter } from '../letters/save-letter.ts';
import { sendLetter } from '../letters/send-letter.ts';
import type { DemoCase, DemoStage } from './demo-cases.ts';

type People = { staff: Person; attorney: Person };
const order: DemoStage[] = ['drafted', 'approved', 'sent', 'delivered', 'offer', 'recovering', 'recovered', 'closed'];

/** Takes a demo case as far as its stage, each step by the people who would take it. */
export async function advanceDemoCase(services: Services, people: People, caseId: string, demoCase: DemoCase): Promise<void> {
  await analyse(services, systemActor, caseId, { once: true });
  const drafted = await draftLetter(services, systemActor, { caseId, letterType: 'initial', origin: `initial:${caseId}` });
  const reached = order.indexOf(demoCase.stage);
  if (drafted && reached >= order.indexOf('approved')) await sendThrough(services, people, drafted.letter_id, reached);
  await recordMoney(services, caseId, demoCase, reached);
  const { version } = await services.database.as(people.staff, (db) => db.selectFrom('cases').select('version').where('id', '=', caseId).executeTakeFirstOrThrow());
  await changeCase(services, people.staff, caseId, version, { status: demoCase.status, priority: demoCase.priority });
}

async function sendThrough(services: Services, people: People, letterId: string, reached: number): Promise<void> {
  let desk = await readLetter(services, people.attorney, letterId);
  if (desk.version.document.addressee.address_lines.length === 0) {
    const document = { ...desk.version.document, addressee: { ...desk.version.document.addressee, address_lines: ['Legal Department (sample address)', '1 Example Way', 'San Francisco, CA 94105'] } };
    desk = await saveLetter(services, people.attorney, letterId, desk.letter.version, document);
  }
  const ambers = openAmbers(desk);
  if (ambers.length > 0) desk = await confirmFindings(services, people.attorney, letterId, ambers);
  if (!desk.verdict.ok) return;
  await approveLetter(services, people.attorney, letterId, desk.version.pdf_sha256);
  if (reached < order.indexOf('sent')) return;
  const sent = await sendLetter(services, people.staff, letterId, null);
  const posted = sent.deliveries.find((each) => each.channel === 'certified_mail');
  if (posted) await printLetter(services, systemActor, posted.id);
  await recordTracking(services, people.staff, letterId, '9407 1000 0000 0000 0000 00');
  if (reached >= order.indexOf('delivered')) {
    await services.database.as(systemActor, (db) => db.updateTable('letters').set({ status: 'delivered' }).where('id', '=', letterId).execute());
  }
}

async function recordMoney(services: Services, caseId: string, demoCase: DemoCase, reached: number): Promise<void> {
  const held = Number(String(demoCase.fields.amountHeld).replace(/\D/g, '')) * 100;
  const now = services.clock.now();
  await services.database.as(systemActor, async (db) => {
    if (demoCase.stage === 'offer') await db.insertInto('offers').values({ id: uuidv7(), case_id: caseId, amount_cents: Math.floor(held * 0.6), terms: 'Release of 60 % now, the rest after 90 days.', created_at: now }).execute();
    if (reached < order.indexOf('recovering')) return;
    const amount = demoCase.stage === 'recovering' ? Math.floor(held / 2) : held;
    await db.insertInto('recoveries').values({ id: uuidv7(), case_id: caseId, amount_cents: amount, received_on: now.toISOString().slice(0, 10), created_at: now }).execute();
  });
}
