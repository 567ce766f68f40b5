import type { FactSheet } from '../facts/fact.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { papers } from '../../domain/papers/kinds.ts';
import { missingBoxes, particularsOf, plain, saidIn, under, type PaperDraft, type Said } from './paper-draft.ts';

const bold = (text: string | null, otherwise: string): string => (text === null ? otherwise : `**${text}**`);

/** Facts, claim, basis, relief and calculation: every version asks for some of these, and none forbids the others. */
function disputeOf(said: Said, sheet: FactSheet): string[] {
  const [merchant, other, since] = [
    said('merchant_legal') ?? 'The merchant',
    said('processor_entity'),
    said('hold_started'),
  ];
  const processor = other ?? 'the processor';
  const filing = sheet.facts['filing_day'] ? said('filing_day') : null;
  const sum = bold(said('claimed'), 'the money withheld');
  const reserve = said('reserve');
  const booked = reserve === null || said('unreserved') === null ? '' : `, of which ${reserve} is booked as a reserve`;
  return [
    '# The dispute',
    `${processor} withholds ${sum} from ${merchant}${since === null ? '' : `, since ${since}`}: proceeds of sales that it processed. The claim is for its release. Its basis is the agreement named above and the law that governs it; the letter of counsel that goes with this paper sets out the facts and the grounds.`,
    '# The relief sought',
    `Release of ${sum} in US dollars, with interest from the day on which payment fell due, as the governing law allows. The sum is calculated as the balance held${booked}; interest is not counted in it.`,
    '# Supporting documents',
    'The exhibits to that letter.',
    ...(filing === null
      ? []
      : ['# Intended day of filing', `The demand for arbitration is meant to be filed on ${filing}.`]),
  ];
}

/** As the packet has it; a notice by email or on the web goes to the party. */
function recipientOf({ packet }: FactSheet, { party, procedure }: Agreement): string {
  if (packet?.address) return packet.address.join(', ');
  return [party.value, procedure.email.value ?? procedure.form.value?.link].filter(Boolean).join(', ');
}

/** The notice that the merchant gives in person. Pure. */
export function noticePaper(sheet: FactSheet, agreement: Agreement): PaperDraft {
  const said = saidIn(sheet);
  const { procedure } = agreement;
  const form = procedure.form.value?.name ?? null;
  const title = form === null ? papers.notice.title : plain(form);
  const text = [
    `# ${title}`,
    under(agreement, procedure.signer.anchor ?? procedure.contents.anchor),
    '# To',
    recipientOf(sheet, agreement),
    '# From',
    ...particularsOf(said, procedure.contents.value ?? []),
    ...disputeOf(said, sheet),
    '# Signature of the merchant',
    `I give this notice for ${said('merchant_legal') ?? 'the merchant'} as its authorized representative, and sign it in person. What it says is true to the best of my knowledge.`,
  ].join('\n\n');
  return { kind: 'notice', title, form, text, missing: missingBoxes(sheet) };
}
