import type { Actor, Db } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { AboutEmail, StoppedEmail } from '../email/template.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Bar } from '../gate/gate.ts';
import type { DeskLetter } from '../letters/find-letter.ts';
import { letterEmailStopped, letterMailStopped, letterPostedThoughBarred } from './emails.ts';

type StoppedRow = AboutEmail & { id: string; attempt: string | null };

/**
 * Records in the case's history that a letter's email waits for a decision, and emails all staff and the case's
 * attorney.
 */
export async function notifyStopped(
  services: Services,
  db: Db,
  actor: Actor,
  { id, attempt, case_id, letter_id, recipient }: StoppedRow,
  { status, problem }: StoppedEmail,
): Promise<void> {
  if (case_id === null || letter_id === null) return;
  const theCase = await db
    .selectFrom('cases')
    .select(['case_number', 'legal_business_name as business', 'attorney_id'])
    .where('id', '=', case_id)
    .executeTakeFirstOrThrow();
  await writeHistory(db, actor, case_id, {
    what: status === 'uncertain' ? 'letter_email_uncertain' : 'letter_email_refused',
    field: null,
    old_value: null,
    new_value: { letter_id, recipient, problem },
  });
  const readers = await readersOf(db, theCase.attorney_id);
  for (const { id: reader, email, role } of readers)
    await queueEmail(services, db, {
      key: `letter-email-stopped:${attempt ?? id}:${reader}`,
      template: letterEmailStopped,
      case_id,
      letter_id,
      recipient: email,
      payload: {
        case_number: theCase.case_number,
        business: theCase.business,
        recipient,
        status,
        problem,
        path: role === 'admin' ? `/admin/cases/${case_id}?show=letters` : `/attorney/letters/${letter_id}`,
      },
    });
}

/** All staff, and the case's attorney. */
const readersOf = (db: Db, attorney: string | null) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('erased_at', 'is', null)
    .where((eb) => eb.or([eb('role', '=', 'admin'), ...(attorney === null ? [] : [eb('id', '=', attorney)])]))
    .execute();

/** `silent`: the mailhouse gave no answer and is asked again; `uncertain`: somebody has to decide. */
type StoppedMail = { status: 'silent' | 'uncertain'; problem: string };

/**
 * Records in the case's history that a letter at the mailhouse needs attention, and emails all staff and the case's
 * attorney, once a state.
 */
export async function notifyMailStopped(
  services: Services,
  db: Db,
  actor: Actor,
  { id, case_id, letter_id, recipient }: Omit<StoppedRow, 'attempt'>,
  { status, problem }: StoppedMail,
): Promise<void> {
  if (case_id === null || letter_id === null) return;
  const theCase = await db
    .selectFrom('cases')
    .select(['case_number', 'legal_business_name as business', 'attorney_id'])
    .where('id', '=', case_id)
    .executeTakeFirstOrThrow();
  await writeHistory(db, actor, case_id, {
    what: status === 'uncertain' ? 'letter_mail_uncertain' : 'letter_mail_silent',
    field: null,
    old_value: null,
    new_value: { letter_id, problem },
  });
  for (const { id: reader, email, role } of await readersOf(db, theCase.attorney_id))
    await queueEmail(services, db, {
      key: `letter-mail-stopped:${id}:${status}:${reader}`,
      template: letterMailStopped,
      case_id,
      letter_id,
      recipient: email,
      payload: {
        case_number: theCase.case_number,
        business: theCase.business,
        recipient,
        status,
        problem,
        path: role === 'admin' ? '/admin/work?of=everybody' : `/attorney/letters/${letter_id}`,
      },
    });
}

/** The number of the envelope that left, or the address to which counsel emailed the letter. */
type Left = { tracking_number: string } | { emailed_to: string };

/**
 * Records in the case's history that a letter left although something barred it, and emails all staff and the case's
 * attorney.
 */
export async function notifyLeftThoughBarred(
  services: Services,
  db: Db,
  actor: Actor,
  letter: DeskLetter,
  left: Left,
  bars: readonly Bar[],
): Promise<void> {
  const why = bars.map(({ text }) => text);
  await writeHistory(db, actor, letter.case_id, {
    what: 'letter_posted_though_barred',
    field: null,
    old_value: null,
    new_value: { letter_id: letter.id, ...left, why },
  });
  for (const { id: reader, email, role } of await readersOf(db, letter.attorney_id))
    await queueEmail(services, db, {
      key: `letter-posted-though-barred:${letter.id}:${reader}`,
      template: letterPostedThoughBarred,
      case_id: letter.case_id,
      letter_id: letter.id,
      recipient: email,
      payload: {
        case_number: letter.case_number,
        business: letter.legal_business_name,
        ...left,
        why: why.slice(0, 5),
        path: role === 'admin' ? `/admin/cases/${letter.case_id}?show=letters` : `/attorney/letters/${letter.id}`,
      },
    });
}
