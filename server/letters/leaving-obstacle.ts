import type { Db } from '../../db/actor.ts';
import { noticeObstacle } from '../../drafting/packet/notice-obstacle.ts';
import type { Services } from '../kernel/context.ts';
import { caseNow, recoveredObstacle } from './case-obstacle.ts';
import { addressObstacle, type LetterAddress } from '../addresses/address-obstacle.ts';
import { isAppointed } from '../people/appointments.ts';
import type { DeskLetter, DeskVersion } from './find-letter.ts';
import { offerObstacle } from './offer-obstacle.ts';
import { sendObstacle } from './send-obstacle.ts';

type Leaving = { letter: DeskLetter; version: DeskVersion };

/**
 * Why a letter may not leave by this way to this address now, in a sentence; null when it may. Each job asks just before the bytes leave, and
 * queuing them again asks before: since the letter was sent, the case may have ended or been changed, money or an offer come, an address been taken out, the
 * attorney's appointment ended.
 */
export async function leavingObstacle(
  services: Services,
  db: Db,
  { letter, version }: Leaving,
  { channel, lines }: Omit<LetterAddress, 'processor'>,
): Promise<string | null> {
  const { document, fact_sheet: sheet } = version;
  return (
    (await sendObstacle(db, letter.case_id)) ??
    noticeObstacle(document, sheet, channel === 'email' ? lines[0] : undefined) ??
    (await addressObstacle(db, { processor: letter.processor, channel, lines })) ??
    (await offerObstacle(db, letter.case_id, document, services.clock.now())) ??
    (await caseNow(services, db, { letter, version }))?.obstacle ??
    (await recoveredObstacle(db, { letter, version })) ??
    (await appointmentObstacle(db, letter.attorney_id))
  );
}

async function appointmentObstacle(db: Db, attorneyId: string | null): Promise<string | null> {
  return attorneyId === null || (await isAppointed(db, attorneyId))
    ? null
    : 'The attorney of this case is no longer appointed with what they sign with; its letter is not sent.';
}
