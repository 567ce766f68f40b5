import { addDays } from '../../domain/calendar/business-days.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { PriorLetter, Reply } from '../../drafting/facts/case-file.ts';
import { drawFrom, seeded } from './draw.ts';
import { replyKinds } from '../../domain/letters/processor-reply.ts';

const saidKinds = replyKinds.filter((kind) => kind !== 'silence');
const replyTexts: readonly (string | null)[] = [
  null,
  'We have reviewed your account and the decision stands. The risk of chargebacks remains elevated',
  'Please provide tracking, supplier invoices and bank statements for the last 3 months',
  'Your request has been forwarded to the relevant team. We appreciate your patience',
  'We can release half now and keep the rest for 180 days',
  'The hold follows from a decision of our sponsor bank',
  'Your business is prohibited under our terms of service',
  'Contact us at risk@example.com to proceed',
  'We have verified your identity. The remaining balance stays in reserve because of delivery times. It will be reviewed in 90 days. '.repeat(
    5,
  ),
];

const before: Record<LetterType, readonly LetterType[]> = {
  initial: [],
  follow_up: ['initial'],
  final: ['initial', 'follow_up'],
  escalation: ['initial', 'follow_up', 'final'],
};

/**
 * Letters sent and replies received before a letter of this type, dated `dated` (`YYYY-MM-DD`): delivery, number and
 * replies are sometimes missing, and amounts sometimes do not add up. The same seed produces the same history.
 */
export function generateHistory(
  seed: number,
  letterType: LetterType,
  dated: string,
): { priorLetters: PriorLetter[]; replies: Reply[] } {
  const { chance, int, pick } = drawFrom(seeded(seed ^ 0x5f37));
  const recorded = before[letterType].filter(() => chance(0.85));
  const types: readonly LetterType[] = recorded.length === 0 && letterType !== 'initial' ? ['initial'] : recorded;
  let day = addDays(dated, -(types.length * 20 + int(1, 60)));
  const first = day;
  const priorLetters = types.map((letter_type): PriorLetter => {
    const sent_on = day;
    day = addDays(day, int(8, 20));
    return {
      letter_type,
      sent_on,
      notice: letter_type === 'initial' && seed % 2 === 0,
      ...(chance(0.6) ? { delivered_on: addDays(sent_on, int(2, 7)) } : {}),
      ...(chance(0.6) ? { certified_mail_number: `9414 7118 9956 ${int(1000, 9999)} ${int(1000, 9999)} 00` } : {}),
    };
  });
  const replies = Array.from({ length: chance(0.25) ? 0 : int(1, 3) }, (): Reply => ({
    received_on: addDays(first, int(1, 40)),
    kind: pick(saidKinds),
    words: pick(replyTexts),
    amount_cents: chance(0.6) ? int(200, 90_000) * 100 : null,
  }));
  return { priorLetters, replies };
}
