import { isCertifiedNumber } from '../../domain/letters/certified-number.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { Planned } from '../facts/fact.ts';
import { isSameLine, isSameTitle } from './same-line.ts';
import { stableHash } from './stable-hash.ts';
import type { Complaint } from './unit.ts';

function differs(what: string, found: string, planned: string, same = isSameLine): Complaint[] {
  return planned.trim() === '' || same(found, planned)
    ? []
    : [
        {
          severity: 'amber',
          check: 'structure',
          words: found,
          key: `frame:${stableHash(`${what}|${found}`)}`,
          says: 'figure',
          risk: 'high',
          settle: 'fact',
          why: `The ${what} of this letter was drafted as: ${planned}.`,
        },
      ];
}

function certified({ certified_mail_number: number }: LetterDocument): Complaint[] {
  return number === null || isCertifiedNumber(number)
    ? []
    : [
        {
          severity: 'amber',
          check: 'structure',
          words: number,
          key: `frame:${stableHash(number)}`,
          settle: 'fact',
          risk: 'high',
          why: 'This is no number of certified mail: its length or its check digit is wrong.',
        },
      ];
}

function exhibitsDiffer({ exhibits }: LetterDocument, planned: Planned): Complaint[] {
  const line = ({ label, description }: Planned['exhibits'][number]): string => `${label}  ${description}`;
  const missing = planned.exhibits.filter((each) => !exhibits.some((own) => isSameLine(line(own), line(each))));
  return missing.map((each) => ({
    severity: 'amber',
    check: 'structure',
    words: '',
    key: `frame:${stableHash(line(each))}`,
    says: 'dropped',
    risk: 'high',
    settle: 'click',
    why: `The plan of the letter lists an exhibit that the letter lists no more, or otherwise: ${line(each)}.`,
  }));
}

/** Signature, letterhead, title, delivery, certified number and exhibits against what they were drafted from. */
export function checkFrame(document: LetterDocument, { planned }: FactSheet): Complaint[] {
  const numbers = certified(document);
  if (planned === undefined) return numbers;
  const { signature, letterhead } = document;
  return [
    ...numbers,
    ...differs('title', document.title, planned.title, isSameTitle),
    ...differs('delivery', document.delivery_method, planned.delivery_method),
    ...differs('attorney', signature.name, planned.signature.name),
    ...differs('attorney’s title', signature.title, planned.signature.title),
    ...differs('bar number', signature.bar_number, planned.signature.bar_number),
    ...differs('state of admission', signature.bar_state, planned.signature.bar_state),
    ...differs('firm', signature.firm, planned.signature.firm),
    ...differs('signature', signature.lines.join(', '), planned.signature.lines.join(', ')),
    ...differs('letterhead', letterhead.firm_name, planned.letterhead.firm_name),
    ...differs('letterhead', letterhead.firm_lines.join(', '), planned.letterhead.firm_lines.join(', ')),
    ...exhibitsDiffer(document, planned),
  ];
}
