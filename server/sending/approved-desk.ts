import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { DeskLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { Approval, LetterOnDesk } from '../letters/letter-on-desk.ts';

export type PdfFile = { bytes: Uint8Array; filename: string };
/** The title of a file about a letter, and its name's last word. */
type Kind = { title: string; lead: string; word: string };

/** A file about a letter, without its rows. */
export function printedFile({ letter }: LetterOnDesk, at: Date, { title, lead, word }: Kind) {
  return {
    title: `${title}, case ${letter.case_number}`,
    lead: `${lead} Compiled ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    dated: firmDayOf(at),
    reference: `${title} · Case ${letter.case_number}`,
    filename: `${letter.case_number}-${letter.demand_type}-${word}.pdf`,
  };
}

/** An approved letter. Throws CONFLICT for any other. */
export async function approvedDesk(
  services: Services,
  db: Db,
  letter: DeskLetter,
): Promise<{ desk: LetterOnDesk; approval: Approval }> {
  const desk = await letterOnDesk(services, db, letter);
  if (desk.approval === null)
    throw new Refusal('CONFLICT', 'This letter is not approved: there is nothing to prove yet.');
  return { desk, approval: desk.approval };
}
