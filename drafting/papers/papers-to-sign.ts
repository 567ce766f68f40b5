import type { Firm } from '../facts/case-file.ts';
import type { FactSheet } from '../facts/fact.ts';
import { longDate } from '../text/display.ts';
import type { Agreement, NoticeContent } from '../../knowledge/processors/agreement.ts';
import type { PaperKind } from '../../domain/letters/signed-paper.ts';

/** Who acts for the merchant, as a paper names them. */
export type Counsel = Pick<Firm['signature'], 'name' | 'firm' | 'bar_number' | 'bar_state'>;

/**
 * A paper that the merchant signs in person, as it would be signed now: `text` as in `domain/letters/signed-paper.ts`; `missing` names what
 * the version asks for and the file lacks, in words for the merchant. It can be signed when nothing is missing.
 */
export type PaperDraft = { kind: PaperKind; title: string; form: string | null; text: string; missing: string[] };

/** Nothing that was typed becomes markup or another paragraph. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/\*{2,}/g, '*')
    .trim();

export type Said = (id: string) => string | null;
export const saidIn =
  ({ facts }: FactSheet): Said =>
  (id) => {
    const display = facts[id]?.display;
    return display === undefined ? null : plain(display.replaceAll('\n', ', '));
  };

/** Particulars of the merchant and the account, in the order of the paper. */
const particulars: readonly (readonly [NoticeContent, label: string, fact: string])[] = [
  ['name', 'Legal name', 'merchant_legal'],
  ['mailing_address', 'Mailing address', 'merchant_address'],
  ['email', 'Email address', 'merchant_email'],
  ['account_id', 'Account ID', 'account_id'],
  ['account_name', 'Name of the account', 'account_name'],
  ['username', 'Username', 'account_name'],
  ['account_email', 'Email address of the account', 'account_email'],
  ['account_phone', 'Phone number of the account', 'account_phone'],
];

/** The merchant is always named; the rest only where the version asks for it. */
export function particularsOf(said: Said, asked: readonly NoticeContent[]): string[] {
  return particulars.flatMap(([content, label, fact]) => {
    const value = said(fact);
    return value !== null && (content === 'name' || asked.includes(content)) ? [`**${label}**: ${value}`] : [];
  });
}

const under = ({ title, effective, procedure }: Agreement, anchor: string | undefined): string =>
  [`Under ${title}`, `version of ${longDate(effective.from)}`, anchor ?? procedure.pre_notice_required.anchor]
    .filter(Boolean)
    .join(', ')
    .concat('.');

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
    `${processor} withholds ${sum} from ${merchant}${since === null ? '' : `, since ${since}`}: proceeds of sales that it processed. The claim is for payment of that sum. Its basis is the agreement named above and the law that governs it; the letter of counsel that goes with this paper sets out the facts and the grounds.`,
    '# The relief sought',
    `Payment of ${sum} in US dollars. It is calculated as the balance held${booked}, without interest.`,
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

/** Boxes that a signature or a form meets are not missing from the text. */
const metElsewhere: readonly string[] = ['form_fields', 'signature', 'authorization', 'documents'];
const missingBoxes = ({ packet }: FactSheet): string[] =>
  (packet?.boxes ?? []).flatMap((box) => (box.met || metElsewhere.includes(box.id) ? [] : [box.says]));

function noticePaper(sheet: FactSheet, agreement: Agreement): PaperDraft {
  const said = saidIn(sheet);
  const { procedure } = agreement;
  const form = procedure.form.value?.name ?? null;
  const title = form === null ? 'Notice of dispute' : plain(form);
  const text = [
    `# ${title}`,
    under(agreement, procedure.signer.anchor ?? procedure.contents.anchor),
    '# To',
    recipientOf(sheet, agreement),
    '# From',
    ...particularsOf(said, procedure.contents.value ?? []),
    ...disputeOf(said, sheet),
    '# Signature of the merchant',
    `I give this notice for ${said('merchant_legal') ?? 'the merchant'}, and sign it in person. What it says is true to the best of my knowledge.`,
  ].join('\n\n');
  return { kind: 'notice', title, form, text, missing: missingBoxes(sheet) };
}

function authorizationPaper(sheet: FactSheet, agreement: Agreement, counsel: Counsel | null): PaperDraft {
  const said = saidIn(sheet);
  const { counsel_authorization: clause, contents, shares_records: shares } = agreement.procedure;
  const merchant = said('merchant_legal') ?? 'the merchant';
  const other = said('processor_entity') ?? agreement.party.value ?? 'the processor';
  const named = counsel
    ? `**${plain(counsel.name)}**, ${plain(counsel.firm)} (${plain(counsel.bar_state)} Bar No. ${plain(counsel.bar_number)})`
    : 'the attorney of this case';
  const text = [
    '# Authorization of counsel',
    under(agreement, clause.anchor),
    '# From',
    ...particularsOf(said, contents.value ?? []),
    '# What is authorized',
    `${named} may submit the notice of dispute for ${merchant}. ${other} may discuss the dispute, and the details of the account, with this attorney.${shares?.value ? ` ${other} may share the records of the account with this attorney.` : ''}`,
    'This covers the dispute about the money withheld and nothing else. It holds until it is taken back in writing.',
    '# Signature of the merchant',
    `I sign this for ${merchant}, and may do so.`,
  ].join('\n\n');
  return {
    kind: 'authorization',
    title: 'Authorization of counsel',
    form: null,
    text,
    missing: [...(counsel ? [] : ['the attorney of this case']), ...missingBoxes(sheet)],
  };
}

/**
 * The papers that the governing version asks the merchant to sign, from the facts on file; none where counsel alone signs. The same facts
 * give the same bytes on any day, so that a hash shows whether a signature still stands under them. Pure.
 */
export function papersToSign(sheet: FactSheet, agreement: Agreement, counsel: Counsel | null): PaperDraft[] {
  const { signer, counsel_authorization: authorization } = agreement.procedure;
  return [
    ...(signer.value === null ? [] : [noticePaper(sheet, agreement)]),
    ...(authorization.value ? [authorizationPaper(sheet, agreement, counsel)] : []),
  ];
}
