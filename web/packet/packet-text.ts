/** The agreement's panel in words, by reader. Pure. */
import type { PacketView } from '../../contract/packet.ts';
import { english, type Language } from '../language/language.ts';
import { datesIn } from '../language/dates.ts';

export type Reader = 'merchant' | 'desk';
type Ask = PacketView['asks'][number];

/** "PayPal User Agreement (U.S. accounts), version of May 19, 2026". */
export const versionName = (
  { title, from }: Pick<NonNullable<PacketView['version']>, 'title' | 'from'>,
  { t, locale }: Language = english,
): string => t('{title}, version of {day}', { title, day: datesIn(locale).calendarDay(from) });

/** Who must do it, as the reader sees them; and that something else comes first. */
export function whoText(ask: Ask, reader: Reader, t: Language['t'] = english.t): string {
  const who = t(partyText(ask, reader));
  return ask.met || ask.turn === 'now' ? who : t('{who}, later', { who });
}

function partyText({ who }: Ask, reader: Reader): string {
  if (who === 'merchant') return reader === 'merchant' ? 'You' : 'Merchant';
  if (who === 'attorney') return reader === 'merchant' ? 'Your attorney' : 'Attorney';
  return reader === 'merchant' ? 'Us' : 'Staff or attorney';
}

/** What must be done, worded for the reader. */
export const askText = ({ says }: Ask, reader: Reader): string =>
  reader === 'merchant' ? says.replace(/^The merchant signs\b/, 'You sign') : says;

/** Whether the letter is the notice yet, as a sentence. */
export function standingText(packet: PacketView, reader: Reader): string {
  const subject = reader === 'merchant' ? 'your letter' : 'the letter';
  if (!packet.open && !packet.notice_given) return 'The case has ended without a notice.';
  if (packet.notice_given) return 'The notice was given with a letter that was sent.';
  if (packet.choice?.set_aside) return `The attorney set the version aside: ${subject} is a demand and no notice.`;
  if (packet.version === null) return `Until the version is known, ${subject} is a demand and no notice.`;
  if (packet.asks.length === 0) return `The text read says nothing of a notice: ${subject} is a demand.`;
  return packet.is_notice
    ? `Everything the agreement asks for is on file: ${subject} is, or brings, the notice.`
    : `Until everything below is done, ${subject} is a demand and no notice.`;
}

/** How the notice goes out: "It goes by certified mail to …, and then the agreement waits 45 days from its receipt." */
export function sendingText({ sent_by, sent_to, waiting }: PacketView, t: Language['t'] = english.t): string | null {
  if (sent_by === null) return null;
  const way = t(sent_by);
  const goes =
    sent_to.length === 0 ? t('It goes {way}.', { way }) : t('It goes {way}, to {to}.', { way, to: sent_to.join(', ') });
  if (waiting === null) return goes;
  return `${goes} ${t('After it the agreement has both sides wait {days}.', { days: t(waiting) })}`;
}
