import type { LetterDecision } from '../../../domain/letters/decision.ts';
import { noticeObstacle } from '../../../drafting/packet/notice-obstacle.ts';
import { openFindings, type JudgedLetter } from '../letter-on-desk.ts';

/** Red findings are corrected in the letter, or settled: an authority or a fact is read, anything else taken with a reason. */
export function findingDecisions(desk: JudgedLetter): LetterDecision[] {
  const open = openFindings(desk);
  const correct = open.filter(({ settle }) => settle === undefined).length;
  const settle = open.length - correct;
  const found: LetterDecision[] = [];
  if (correct > 0)
    found.push({
      key: 'findings:red',
      text:
        correct === 1
          ? 'One red finding must be corrected in the letter.'
          : `${correct} red findings must be corrected in the letter.`,
      owner: 'attorney',
      bars: 'approval',
      place: 'verdict',
    });
  if (settle > 0)
    found.push({
      key: 'findings:settle',
      text:
        settle === 1
          ? 'One red finding waits for the attorney to read it, or to take it with a reason.'
          : `${settle} red findings wait for the attorney to read them, or to take them with a reason.`,
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
