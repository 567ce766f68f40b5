import type { LetterDecision } from '../../../domain/letters/decision.ts';
import { noticeObstacle } from '../../../drafting/packet/notice-obstacle.ts';
import { openAmbers, type JudgedLetter } from '../letter-on-desk.ts';

/** Red findings are corrected in the letter; amber ones the attorney confirms one by one. */
export function findingDecisions(desk: JudgedLetter): LetterDecision[] {
  const red = desk.verdict.findings.filter(({ severity }) => severity === 'red').length;
  const open = openAmbers(desk).length;
  const found: LetterDecision[] = [];
  if (red > 0)
    found.push({
      key: 'findings:red',
      text:
        red === 1
          ? 'One red finding must be corrected in the letter.'
          : `${red} red findings must be corrected in the letter.`,
      owner: 'attorney',
      bars: 'approval',
      place: 'verdict',
    });
  if (open > 0)
    found.push({
      key: 'findings:amber',
      text:
        open === 1
          ? 'One amber finding waits for the attorney’s confirmation.'
          : `${open} amber findings wait for the attorney’s confirmation.`,
      owner: 'attorney',
      bars: desk.letter.status === 'approved' ? 'nothing' : 'approval',
      place: 'verdict',
    });
  return found;
}

/** A paper that the letter calls signed does not stand. */
export function paperDecisions({ papersBlock }: JudgedLetter): LetterDecision[] {
  return papersBlock === null
    ? []
    : [{ key: 'paper:signed', text: papersBlock, owner: 'merchant', bars: 'approval', place: 'agreement' }];
}

/** The exhibits are being bound, which takes seconds. Not barred here: approval answers CONFLICT, to be tried again. */
export function bookDecisions({ book }: JudgedLetter): LetterDecision[] {
  return book.state === 'waiting'
    ? [
        {
          key: 'book:waiting',
          text: 'The exhibits are still being bound into a book.',
          owner: 'nobody',
          bars: 'nothing',
          place: 'letter',
        },
      ]
    : [];
}

/** The case bars its letters, an authority was retired since, or no channel serves the notice. */
export function sendDecisions({
  sendBlockedBy,
  caseBlock,
  papersBlock,
  dateBlock,
  version,
}: JudgedLetter): LetterDecision[] {
  if (sendBlockedBy === null || [caseBlock, papersBlock, dateBlock].includes(sendBlockedBy)) return [];
  const byChannel = sendBlockedBy === noticeObstacle(version.document, version.fact_sheet);
  return [
    {
      key: 'send:obstacle',
      text: sendBlockedBy,
      owner: byChannel ? 'attorney' : 'staff',
      bars: 'sending',
      place: byChannel ? 'letter' : 'case',
    },
  ];
}
