import { hasEnded } from '../domain/cases/case.ts';
import { lateIn } from '../domain/cases/late.ts';
import { openFee } from '../domain/money/open-fee.ts';
import { owedByMerchant } from '../web/papers/owed.ts';
import { actionLabel } from '../web/merchant/case/frame/needed-action.ts';
import type { CasePageState } from './cases/case-page-states.ts';

const unless = (holds: boolean, says: string): string[] => (holds ? [] : [says]);

/** Contract words of the desk, and an agreement that does not say whose it is. */
const deskWords = /version that governs|tolling|watched by|\bthe agreement\b(?! is not signed)/i;
/** What is only said where nothing is to be done. */
const nothing = /Nothing for you to do|Nothing to do|Nothing;/;
const ours = /We are late/;

/**
 * In words, each sentence of a case's page that another one, or the case, contradicts; none where all agree. `text`: what the page says; `late`: which
 * days it marks as late, `YYYY-MM-DD`.
 */
export function pageContradictions(
  { case: theCase, ledger, papers, packet, counsel }: CasePageState,
  text: string,
  now: Date,
): string[] {
  const ended = hasEnded(theCase.status) || theCase.cancelled_at !== null;
  const asked = ended ? {} : { papers, packet };
  const owed = owedByMerchant(theCase.actions, asked.papers, asked.packet, {
    unread: counsel.unread,
    fee: openFee(ledger),
  });
  const late = lateIn(theCase.stage, theCase.timeline, now);
  const broken = theCase.timeline.filter(
    ({ late: isLate, key }) => isLate && ['reply', 'review', 'draft', 'attorney', 'letter'].includes(key),
  );
  const labels = owed.map((action) => ('paper' in action ? action.words : actionLabel(action)));
  return [
    ...unless(nothing.test(text) === (owed.length === 0), `nothing to do, and owed: ${labels.join('; ')}`),
    ...labels.flatMap((label) => unless(text.includes(label.replace(/\.$/, '')), `owed, and not said: ${label}`)),
    ...unless(
      !ended || owed.every(({ kind }) => kind.startsWith('read_') || kind === 'pay_fee'),
      `ended, and owed: ${labels.join('; ')}`,
    ),
    ...unless(
      !ended ||
        owed.some(({ kind }) => kind === 'pay_fee') ||
        !/ By (?:[A-Z][a-z]+ \d+, \d{4})/.test(text.split('Timeline')[0] ?? ''),
      'ended, and something is due',
    ),
    ...unless(
      broken.length > 0 === ours.test(text),
      `${broken.length} promises of ours are late, and the headline says ${ours.exec(text)?.[0] ?? 'nothing of it'}`,
    ),
    ...unless(
      late === null || /\(202\) 555-0143/.test(text.split('Money')[0] ?? ''),
      'late, and the headline names no phone',
    ),
    ...unless(!deskWords.test(text), `a word of the desk: ${deskWords.exec(text)?.[0]}`),
  ];
}
