import { emailTrouble } from '../../domain/email-address.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { folded, typographic } from '../text/display.ts';
import type { FactSheet } from '../facts/fact.ts';
import { addressedCounsel } from '../facts/opponents.ts';
import { typedProcessor } from '../facts/parties.ts';
import { openBoxes } from '../packet/packet.ts';
import { requiredChannel } from '../packet/required-channel.ts';
import { checkReferences } from './frame.ts';
import { isSameLine } from './same-line.ts';
import { fullNames } from './short-names.ts';
import { longestFirst, masked } from './mask.ts';
import { stableHash } from './unit.ts';
import type { Complaint } from './unit.ts';

/** A mailing address is needed where the letter itself goes by mail; what is there is the one on file. */
function checkMailingAddress(document: LetterDocument, sheet: FactSheet): Complaint[] {
  const { address_lines } = document.addressee;
  const lines = address_lines.join('\n');
  if (lines.trim() === '')
    return requiredChannel(document, sheet).channel === 'certified_mail'
      ? [
          {
            severity: 'red',
            check: 'address',
            words: '',
            why: 'An attorney must enter the mailing address from the agreement’s notice clause; none on file may be used.',
          },
        ]
      : [];
  if (isSameLine(lines, sheet.facts['mailing_address']?.display ?? '')) return [];
  return [
    {
      severity: 'red',
      settle: 'reason',
      check: 'address',
      words: address_lines.join(', '),
      why: 'This is not the notice address on file for this processor. An attorney must confirm it.',
      key: `address:${stableHash(lines)}`,
    },
  ];
}

function checkAddress(document: LetterDocument, sheet: FactSheet): Complaint[] {
  const { addressee } = document;
  const counsel = addressedCounsel(sheet);
  const entity = counsel?.name ?? sheet.facts['processor_entity']?.display;
  const complaints: Complaint[] = [];
  if (addressee.name.trim() === '')
    complaints.push({
      severity: 'red',
      check: 'address',
      words: '',
      why: 'Enter the contracting entity from the signed agreement.',
    });
  else if (entity && folded(addressee.name) !== folded(entity)) {
    complaints.push({
      severity: 'red',
      check: 'name',
      words: addressee.name,
      why: counsel
        ? `${entity} answers for this processor, and the letter goes to them.`
        : `The contracting entity on file for this processor is ${entity}.`,
    });
  } else if (!entity) {
    complaints.push({
      severity: 'red',
      settle: 'reason',
      check: 'address',
      words: addressee.name,
      why:
        addressee.name === typedProcessor(sheet)
          ? 'The merchant typed this name. Compare it with the signed agreement: the contracting entity may have another.'
          : 'No contracting entity is on file for this processor. An attorney must confirm the addressee.',
      key: `addressee:${stableHash(addressee.name)}`,
    });
  }
  complaints.push(...checkMailingAddress(document, sheet));
  const emails = [sheet.facts['notice_email']?.display, counsel?.email];
  const trouble = addressee.email ? emailTrouble(addressee.email) : null;
  if (addressee.email && trouble !== null)
    complaints.push({ severity: 'red', check: 'address', words: addressee.email, why: trouble });
  else if (addressee.email && !emails.includes(addressee.email))
    complaints.push({
      severity: 'red',
      settle: 'reason',
      check: 'address',
      words: addressee.email,
      why: 'An attorney must confirm this e-mail address.',
      key: `email:${stableHash(addressee.email)}`,
    });
  return complaints;
}

function checkSignature({ signature }: LetterDocument): Complaint[] {
  const missing = [
    signature.name.trim() === '' ? 'the attorney’s name' : '',
    signature.bar_number.trim() === '' ? 'bar number' : '',
    signature.bar_state.trim() === '' ? 'state of admission' : '',
  ].filter(Boolean);
  return missing.length > 0
    ? [
        {
          severity: 'red',
          check: 'structure',
          words: signature.name,
          why: `The signature block is missing: ${missing.join(', ')}.`,
        },
      ]
    : [];
}

/** A business name may contain "Exhibit", and quoted text may refer to its own exhibits. */
const othersWords = (sheet: FactSheet): string[] =>
  longestFirst(
    Object.values(sheet.facts)
      .filter((fact) => fact.kind === 'name' || fact.kind === 'text')
      .map((fact) => folded(typographic(fact.display))),
  );

function checkExhibits(document: LetterDocument, wholeText: string): Complaint[] {
  const labels = document.exhibits.map((each) => each.label);
  const named = [...wholeText.matchAll(/\bExhibits? ((?:[A-Z](?:, | and )?)+)\b/g)].flatMap(
    (match) => (match[1] ?? '').match(/\b[A-Z]\b/g) ?? [],
  );
  return [...new Set(named)]
    .filter((label) => !labels.includes(label))
    .map((label) => ({
      severity: 'red',
      check: 'structure',
      words: `Exhibit ${label}`,
      why: 'The letter has no such exhibit.',
    }));
}

/**
 * Recognizes an offer by its language, no matter who wrote it. An offer of the processor's that the letter quotes does
 * not count.
 */
const offering =
  /\b(will|would|is (willing|prepared) to) (accept|consider|settle|compromise)\b|\bwill not claim interest\b|\b(settlement|compromise) (offer|proposal)\b|\boffers? (to (accept|settle)|of (settlement|compromise))\b|\bin (full )?settlement\b/i;

/** The drafter omits an unprintable name, so an attorney must enter the client's name. */
function checkMerchantNamed(sheet: FactSheet, wholeText: string): Complaint[] {
  const typed = sheet.facts['merchant_as_typed'];
  const named = [...fullNames(sheet), ...(typed ? [folded(typographic(typed.display))] : [])].some((name) =>
    wholeText.includes(name),
  );
  const why =
    'The letter does not name the merchant: the name on file cannot be printed. Review it and enter the legal name in the opening.';
  return named
    ? []
    : [
        {
          severity: 'red',
          check: 'structure',
          words: typed?.display.slice(0, 80) ?? '',
          why,
          key: 'structure:merchant',
        },
      ];
}

/** Recognizes a letter that calls itself a notice, no matter who wrote it. */
const callsItselfNotice =
  /\bthis letter (?:is|constitutes|serves as|also gives|gives)\b(?! (?:not|no)\b)[^.]{0,60}?\bnotice (?:of (?:the |this |a )?(?:dispute|intent)|under)/i;

/**
 * No letter is a notice of dispute while a box of its packet is open. Sheets built before packets existed have none to
 * check.
 */
function checkNotice({ title }: LetterDocument, { packet, situation }: FactSheet, wholeText: string): Complaint[] {
  if (packet === undefined || situation.flags.includes('notice')) return [];
  const words = /\bnotice\b/i.test(title) ? title : (callsItselfNotice.exec(wholeText)?.[0] ?? null);
  return words === null
    ? []
    : [
        {
          severity: 'red',
          check: 'structure',
          words,
          why: `This letter is a demand and may not be called a notice. ${openBoxes(packet).join(' ')}`.trim(),
          key: 'structure:notice',
        },
      ];
}

/** The version's quotes are no longer the ones that were read, so an attorney must look at what rests on them. */
function checkQuotesRead({ packet }: FactSheet): Complaint[] {
  return packet === undefined || packet.amber.length === 0
    ? []
    : [
        {
          severity: 'red',
          settle: 'reason',
          check: 'authority',
          words: packet.agreement ?? '',
          why: `The text of this version on file is not the one that was read: compare ${packet.amber.join(', ')}.`,
          key: `agreement:${packet.agreement}:${stableHash(packet.amber.join())}`,
        },
      ];
}

/** Letter-wide checks: addressee, signature, references, exhibits, date, and that it makes no offer. */
export function checkStructure(document: LetterDocument, sheet: FactSheet, wholeText: string): Complaint[] {
  const others = othersWords(sheet);
  const complaints = [
    ...checkAddress(document, sheet),
    ...checkSignature(document),
    ...checkReferences(document, sheet),
    ...checkExhibits(document, masked(wholeText, others)),
    ...checkMerchantNamed(sheet, wholeText),
    ...checkNotice(document, sheet, wholeText),
    ...checkQuotesRead(sheet),
  ];
  if (document.dated !== sheet.dated)
    complaints.push({
      severity: 'red',
      check: 'fact',
      words: document.dated,
      why: `The facts and dates in this letter were computed as of ${sheet.dated}.`,
    });
  const offered = document.blocks
    .map(({ text, items = [] }) => offering.exec(masked(folded([text, ...items].join(' ')), others))?.[0])
    .find((words) => words !== undefined);
  if (offered !== undefined)
    complaints.push({
      severity: 'red',
      check: 'structure',
      words: offered,
      why: 'A letter makes no offer of compromise: that is the merchant’s choice, and a separate paper that the merchant signs.',
      key: 'structure:offer',
    });
  return complaints;
}
