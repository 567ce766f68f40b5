import type { Agreement } from './agreement.ts';
import { sameWords } from './same-words.ts';

/** Days of an account, `YYYY-MM-DD`, null where the file has none: opened, last used, limited or held; and the day of sending. */
export type VersionDays = {
  opened_on: string | null;
  last_used_on: string | null;
  limited_on: string | null;
  sent_on: string;
};

/**
 * The version that governs, why, what an attorney may doubt of it, and the day that decided; or why it is not known. `until` is set in a
 * gap between two versions, whose common words `agreement` then is: the first day of the later one.
 */
export type Chosen =
  | { agreement: Agreement; why: string; doubt: string | null; day?: string; until?: string }
  | { agreement: null; why: string; doubt?: never; day?: never; until?: never };

/** Which version says how a dispute begins, and which says how long money may be held. */
export type Governing = { procedure: Chosen; hold: Chosen };

/** A processor's own rule. */
export type VersionRule = (days: VersionDays) => Governing;

/** The days on file decide it: it is known, and by more than the words on both sides of a gap. */
export const isDecided = ({ agreement, until }: Chosen): boolean => agreement !== null && until === undefined;

export const notKnown = (why: string): Chosen => ({ agreement: null, why });

/** For a processor whose terms on payments were not read. */
export const neverRead =
  (what: string): VersionRule =>
  () => ({ procedure: notKnown(`Not read: ${what}.`), hold: notKnown(`Not read: ${what}.`) });

/** Whether what two versions have in common says how a dispute begins, or how long money may be held. */
const speaks = ({ procedure, holds }: Agreement, of: keyof Governing): boolean =>
  of === 'hold' ? holds.length > 0 : procedure.pre_notice_required.value !== null;

/**
 * The version known to have been in force on a day; in a gap between two, what both say in the same words. Not known before the first one
 * read, and in a gap where the two differ.
 */
export function inForceOn(agreements: readonly Agreement[], day: string, why: string, of: keyof Governing): Chosen {
  const found = agreements.find(({ effective: { from, until } }) => from <= day && (until === null || day <= until));
  if (found) return { agreement: found, why, doubt: found.effective.until === null ? found.effective.how : null, day };
  const at = agreements.findIndex(({ effective }) => effective.from <= day);
  const [after, before] = [agreements[at - 1], agreements[at]];
  const common = before && after ? sameWords(before, after) : null;
  if (before && after && common && speaks(common, of))
    return {
      agreement: common,
      why: `No text of the day that decides was found, but the versions of ${before.effective.from} and ${after.effective.from} say it in the same words.`,
      doubt: before.effective.how,
      day,
      until: after.effective.from,
    };
  return before
    ? notKnown(`On the day that decides, a version may have been in force that was not found: ${before.effective.how}.`)
    : notKnown(
        `On the day that decides, a version was in force that was not read; the oldest one read is known from ${agreements.at(-1)?.effective.from}.`,
      );
}

/** Adds a doubt to a version that was chosen. */
export function doubted(chosen: Chosen, doubt: string | null): Chosen {
  if (chosen.agreement === null || doubt === null) return chosen;
  return { ...chosen, doubt: chosen.doubt === null ? doubt : `${chosen.doubt}; ${doubt}` };
}

/** The earlier of two days. */
export const earlier = (one: string, other: string): string => (one < other ? one : other);

/**
 * For terms whose amendment reaches disputes already arisen, though not claims already filed: the day of sending decides the procedure,
 * and the day on which the money was held decides how long it may be.
 */
export const procedureWhenSent =
  (agreements: readonly Agreement[]): VersionRule =>
  ({ last_used_on: used, limited_on: limited, sent_on: sent }) => {
    const procedure = inForceOn(agreements, sent, 'It is the version in force when the notice is sent.', 'procedure');
    const closedBefore = procedure.agreement !== null && used !== null && used < procedure.agreement.effective.from;
    return {
      procedure: doubted(
        procedure,
        closedBefore
          ? 'an account closed within the notice period before it may have kept the arbitration terms before it'
          : null,
      ),
      hold:
        limited === null
          ? notKnown('The day on which the money was held is not on file.')
          : inForceOn(agreements, limited, 'It is the version in force when the money was held.', 'hold'),
    };
  };
