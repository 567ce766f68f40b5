import type { LetterBlock, LetterDocument } from '../domain/letter.ts';
import type { FactSheet } from './fact.ts';

/** One way in which a letter may go wrong. `apply` gives the corrupted letter, or null where the letter has no such place. */
export type Corruption = { kind: string; apply: (document: LetterDocument, sheet: FactSheet) => LetterDocument | null };

type Edit = (text: string) => string;

/** Applies an edit to every text of every block; null when nothing changed. */
function everywhere(document: LetterDocument, edit: Edit): LetterDocument | null {
  const change = (block: LetterBlock): LetterBlock => ({
    ...block,
    text: edit(block.text),
    ...(block.items ? { items: block.items.map(edit) } : {}),
    ...(block.rows ? { rows: block.rows.map((row) => row.map(edit)) } : {}),
  });
  const changed = { ...document, blocks: document.blocks.map(change) };
  return JSON.stringify(changed) === JSON.stringify(document) ? null : changed;
}

const replace =
  (from: string | undefined, to: string | undefined): Corruption['apply'] =>
  (document) =>
    from === undefined || to === undefined || from === to ? null : everywhere(document, (text) => text.split(from).join(to));

function add(document: LetterDocument, text: string): LetterDocument {
  const block: LetterBlock = { id: 'added', kind: 'paragraph', clause_id: null, text, fact_refs: [], authority_refs: [] };
  return { ...document, blocks: [...document.blocks.slice(0, 3), block, ...document.blocks.slice(3)] };
}
const adding =
  (text: string): Corruption['apply'] =>
  (document) =>
    add(document, text);
const shown = (sheet: FactSheet, id: string): string | undefined => sheet.facts[id]?.display;

function swap(document: LetterDocument, one: string | undefined, other: string | undefined): LetterDocument | null {
  if (one === undefined || other === undefined || one === other) return null;
  return everywhere(document, (text) => text.split(one).join('\u0000').split(other).join(one).split('\u0000').join(other));
}

/** The kinds that the tests and the bench apply to clean letters. Each must raise a finding that the clean letter does not have. */
export const corruptions: readonly Corruption[] = [
  { kind: 'amount raised', apply: (document, sheet) => replace(shown(sheet, 'held_amount'), '$1,234,567.89')(document, sheet) },
  { kind: 'held and reserve swapped', apply: (document, sheet) => swap(document, shown(sheet, 'held_amount'), shown(sheet, 'reserve')) },
  {
    kind: 'held called reserve in new words',
    apply: (document, sheet) => {
      const held = shown(sheet, 'held_amount');
      return held && held !== shown(sheet, 'reserve') && held !== shown(sheet, 'exposure')
        ? add(document, `You keep a reserve of ${held}.`)
        : null;
    },
  },
  { kind: 'hold start moved', apply: (document, sheet) => replace(shown(sheet, 'hold_started'), 'January 2, 2019')(document, sheet) },
  { kind: 'deadline moved', apply: (document, sheet) => replace(shown(sheet, 'deadline'), 'January 2, 2031')(document, sheet) },
  { kind: 'start given as deadline', apply: (document, sheet) => swap(document, shown(sheet, 'hold_started'), shown(sheet, 'deadline')) },
  { kind: 'day count changed', apply: (document, sheet) => replace(shown(sheet, 'days_held'), '999 days')(document, sheet) },
  { kind: 'percent invented', apply: adding('The dispute ratio of this account is 0.2%.') },
  { kind: 'number word invented', apply: adding('The hold has now lasted forty-seven weeks.') },
  { kind: 'merchant renamed', apply: (document, sheet) => replace(shown(sheet, 'merchant_legal'), 'Somebody Else LLC')(document, sheet) },
  {
    kind: 'counterparty renamed',
    apply: (document) =>
      document.addressee.name ? { ...document, addressee: { ...document.addressee, name: 'Acme Payments LLC' } } : null,
  },
  { kind: 'person invented', apply: adding('This was confirmed to us by Rupert Vandermeer.') },
  { kind: 'event invented', apply: adding('Your agent admitted that the hold was a mistake.') },
  { kind: 'dated event invented', apply: adding('On March 3, 2024 your agent promised release.') },
  { kind: 'case invented', apply: adding('See Merchant Guild v. Payco, 912 F.3d 1401 (9th Cir. 2019).') },
  {
    kind: 'case year changed',
    apply: (document) =>
      everywhere(document, (text) => text.replace(/\((Del\. Ch\. 2009|1992|2017|1997|Am\. L\. Inst\. 1981)\)/g, '(2003)')),
  },
  { kind: 'consumer statute', apply: adding('This also violates the Electronic Fund Transfer Act.') },
  { kind: 'analysis-only authority', apply: adding('See Comb v. PayPal, Inc., 218 F. Supp. 2d 1165 (N.D. Cal. 2002).') },
  { kind: 'statute invented', apply: adding('This is required by 12 U.S.C. § 9999.') },
  { kind: 'threat to a regulator', apply: adding('Unless you pay, we will file a complaint with the state attorney general.') },
  { kind: 'criminal threat', apply: adding('Failure to pay is theft and will be reported to the police.') },
  { kind: 'quotation invented', apply: adding('Your own terms say "reserves are always released within a month."') },
  { kind: 'zero-width character', apply: (document) => everywhere(document, (text) => text.replace('Merchant', 'Mer\u200bchant')) },
  { kind: 'look-alike letter', apply: (document) => everywhere(document, (text) => text.replace('Merchant', 'M\u0435rchant')) },
  { kind: 'link added', apply: adding('See https://pay.example.org/claim for details.') },
  {
    kind: 'account changed',
    apply: (document) => ({ ...document, reference_lines: [...document.reference_lines, { label: 'Account', value: 'X-000111222' }] }),
  },
  { kind: 'exhibit invented', apply: adding('The refusal is Exhibit Z.') },
  {
    kind: 'compromise label removed',
    apply: (document) => ({ ...document, blocks: document.blocks.filter((block) => block.clause_id !== 'compromise.label') }),
  },
  { kind: 'clause of another case', apply: adding('Nor is title in doubt, and the reserve account must be emptied at once.') },
  { kind: 'letter dated otherwise', apply: (document) => ({ ...document, dated: '2020-01-02' }) },
];
