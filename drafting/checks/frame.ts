import { writtenOut } from '../text/abbreviations.ts';
import { folded, typographic } from '../text/display.ts';
import { withoutRightWeekdays } from './printed-forms.ts';
import { sameValue } from './fits.ts';
import { isFullName, shortNames } from './short-names.ts';
import { isCertifiedNumber } from '../../domain/letters/certified-number.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { Planned } from '../facts/fact.ts';
import { isSameLine, isSameTitle } from './same-line.ts';
import { stableHash } from './unit.ts';
import type { Complaint } from './unit.ts';

function differs(what: string, found: string, planned: string, same = isSameLine): Complaint[] {
  return planned.trim() === '' || same(found, planned)
    ? []
    : [
        {
          severity: 'red',
          check: 'structure',
          words: found,
          key: `frame:${stableHash(`${what}|${found}`)}`,
          settle: 'reason',
          why: `The ${what} of this letter was drafted as: ${planned}.`,
        },
      ];
}

function certified({ certified_mail_number: number }: LetterDocument): Complaint[] {
  return number === null || isCertifiedNumber(number)
    ? []
    : [
        {
          severity: 'red',
          check: 'structure',
          words: number,
          key: `frame:${stableHash(number)}`,
          why: 'This is no number of certified mail: its length or its check digit is wrong.',
        },
      ];
}

function exhibitsDiffer({ exhibits }: LetterDocument, planned: Planned): Complaint[] {
  const line = ({ label, description }: Planned['exhibits'][number]): string => `${label}  ${description}`;
  const missing = planned.exhibits.filter((each) => !exhibits.some((own) => isSameLine(line(own), line(each))));
  return missing.map((each) => ({
    severity: 'red',
    check: 'structure',
    words: '',
    key: `frame:${stableHash(line(each))}`,
    settle: 'reason',
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

const referenceFacts: Record<string, string> = {
  Merchant: 'merchant_legal',
  'Mailing address': 'merchant_address',
  'Email address': 'merchant_email',
  Account: 'account_id',
  'Amount withheld': 'held_amount',
  'Still withheld': 'claimed',
  'Held since': 'hold_started',
  'Our reference': 'case_number',
};

/** Labels in the spellings that others use. */
const labelOf = (label: string): string =>
  Object.keys(referenceFacts).find((each) => each.toLowerCase() === writtenOut(label).toLowerCase()) ??
  (/^(?:our )?ref(?:erence)?$|^re$/i.test(writtenOut(label))
    ? 'Our reference'
    : /^account(?: (?:no|number))?\.?$/i.test(writtenOut(label))
      ? 'Account'
      : label);

/**
 * The lines above the letter, from "Merchant" to "Our reference", must each have the file's value. A remark beside that
 * value waits for confirmation.
 */
export function checkReferences(document: LetterDocument, sheet: FactSheet): Complaint[] {
  return document.reference_lines.flatMap(({ label, value }): Complaint[] => {
    const id = referenceFacts[labelOf(label)];
    if (!id)
      return [
        {
          severity: 'red',
          check: 'provenance',
          settle: 'reason',
          words: `${label}: ${value}`,
          why: 'This is not a standard reference line. An attorney must confirm it.',
        },
      ];
    const expected = sheet.facts[id]?.display ?? '';
    const found = withoutRightWeekdays(folded(value));
    const own = folded(typographic(expected));
    if (sameValue(found, own) || (id === 'merchant_legal' && isFullName(found, sheet))) return [];
    const remark = expected === '' ? null : remarkOn(found, own);
    if (remark === null)
      return [{ severity: 'red', check: 'fact', words: value, why: `The file shows: ${expected || 'nothing'}.` }];
    return id === 'account_id' && shortNames(sheet).processor.includes(remark)
      ? []
      : [
          {
            severity: 'red',
            check: 'fact',
            settle: 'reason',
            words: value,
            why: `The file shows: ${expected}. What stands beside it is not on file so.`,
          },
        ];
  });
}

/** What stands in parentheses after the file's value; null where anything else differs. */
const remarkOn = (found: string, expected: string): string | null => {
  const [, value = '', remark = ''] = /^(.+?) \((.+)\)$/.exec(found) ?? [];
  return sameValue(value, expected) ? remark : null;
};
