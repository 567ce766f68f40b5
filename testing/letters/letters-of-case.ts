import { addBusinessDays, addDays, isBusinessDay } from '../../domain/calendar/business-days.ts';
import { replyDue } from '../../domain/letters/reply-due.ts';
import { letterTypes, type LetterType } from '../../domain/letters/letter.ts';
import { draftLetter, type Draft, type DraftRequest } from '../../drafting/draft-letter.ts';
import type { PriorLetter, Reply } from '../../drafting/facts/case-file.ts';
import type { Draw } from '../cases/draw.ts';

export type LetterOfCase = { request: DraftRequest; draft: Draft };

/**
 * The four letters of a case, each on the first business day on which it is due, when the facts have changed as little
 * as possible. `request` is that of the first letter; `replied` gives what the processor wrote between a letter sent on
 * `sent` and the next one on `next`, both `YYYY-MM-DD`.
 */
export function lettersOfCase(
  request: Omit<DraftRequest, 'letterType'>,
  { int }: Draw,
  replied: (type: LetterType, sent: string, next: string) => readonly Reply[] = () => [],
): LetterOfCase[] {
  const prior: PriorLetter[] = [];
  const replies: Reply[] = [];
  let dated = isBusinessDay(request.dated) ? request.dated : addBusinessDays(request.dated, 1);
  return letterTypes.map((letterType) => {
    const own: DraftRequest = {
      ...request,
      letterType,
      dated,
      priorLetters: [...prior],
      ...(replies.length > 0 ? { replies: [...replies] } : {}),
    };
    const draft = draftLetter(own);
    const delivered_on = addDays(dated, int(2, 9));
    prior.push({
      letter_type: letterType,
      sent_on: dated,
      delivered_on,
      certified_mail_number: `9414 7118 9956 ${int(1000, 9999)} ${int(1000, 9999)} 00`,
      notice: draft.factSheet.situation.flags.includes('notice') || prior.some(({ notice }) => notice),
    });
    const stated_on = String(draft.factSheet.facts['deadline']?.value);
    const next = addBusinessDays(replyDue({ type: letterType, stated_on, delivered_on }) ?? dated, 1);
    replies.push(...replied(letterType, dated, next));
    dated = next;
    return { request: own, draft };
  });
}
