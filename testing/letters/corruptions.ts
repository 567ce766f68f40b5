import type { Finding, LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { authorityOf } from '../../knowledge/load.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { changesFromPlan } from '../../drafting/plan/planned-letter.ts';

/**
 * One way in which a letter can go wrong. `apply` returns the corrupted letter, or null if the letter has no place for
 * it. `must` says how it has to be caught. `red`: by a red finding, since the letter would say something untrue or
 * forbidden; `reason`: by a red finding that counsel can take with a reason; `mark`: by any new finding, since it
 * changes the plan's words; `read`: only among the changes that the attorney reads.
 */
export type Corruption = {
  kind: string;
  must: 'red' | 'reason' | 'mark' | 'read';
  apply: (document: LetterDocument, sheet: FactSheet) => LetterDocument | null;
};

/** Whether a corrupted letter is caught as it must be. `fresh`: findings that the clean letter does not have. */
export function isCaught(
  must: Corruption['must'],
  fresh: readonly Finding[],
  document: LetterDocument,
  sheet: FactSheet,
): boolean {
  if (must === 'read') return changesFromPlan(document, sheet).length > 0;
  if (must === 'mark') return fresh.length > 0;
  return fresh.some(({ severity, settle }) => severity === 'red' && (must === 'reason' || settle === undefined));
}

type Edit = (text: string) => string;

/** Applies an edit to the text of every block; null if nothing changed. */
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
    from === undefined || to === undefined || from === to
      ? null
      : everywhere(document, (text) => text.split(from).join(to));

function add(document: LetterDocument, text: string): LetterDocument {
  const block: LetterBlock = {
    id: 'added',
    kind: 'paragraph',
    clause_id: null,
    text,
    fact_refs: [],
    authority_refs: [],
  };
  return { ...document, blocks: [...document.blocks.slice(0, 3), block, ...document.blocks.slice(3)] };
}
const adding =
  (text: string): Corruption['apply'] =>
  (document) =>
    add(document, text);
const shown = (sheet: FactSheet, id: string): string | undefined => sheet.facts[id]?.display;

function swap(document: LetterDocument, one: string | undefined, other: string | undefined): LetterDocument | null {
  if (one === undefined || other === undefined || one === other) return null;
  return everywhere(document, (text) =>
    text.split(one).join('\u0000').split(other).join(one).split('\u0000').join(other),
  );
}

/**
 * Replaces the first whole word in a block that matches `from`, and only that: a single slip, not one throughout the
 * letter.
 */
const once =
  (pattern: RegExp, to: string | ((found: string) => string)): Corruption['apply'] =>
  (document) => {
    let done = false;
    return everywhere(document, (text) =>
      done
        ? text
        : text.replace(pattern, (found) => {
            done = true;
            return typeof to === 'string' ? to : to(found);
          }),
    );
  };
/** The first of these texts that is no fact of the letter, so that naming it is always untrue. */
const otherThan = (sheet: FactSheet, ...texts: string[]): string | undefined =>
  texts.find((text) => !Object.values(sheet.facts).some((fact) => fact.display === text));
const otherDay = (sheet: FactSheet, ...days: string[]): string => otherThan(sheet, ...days) ?? 'July 4, 1976';
const digitsTurned = (text: string): string =>
  text.replace(/(\d)(\d)(?=\D*$)/, (_, one: string, other: string) =>
    one === other ? `${one}${(Number(other) + 1) % 10}` : `${other}${one}`,
  );
/** A usable term of another processor, to be cited wrongly. */
const foreignTerm = (processor: string): string =>
  authorityOf(processor === 'square' ? 'paypal-ua-reserves' : 'square-payment-terms-reserve').citation;

/**
 * The corruptions that tests and benchmarks apply to clean letters. Each is caught as its `must`
 * says.
 */
export const corruptions: readonly Corruption[] = [
  {
    kind: 'mark that no typeface has',
    must: 'red',
    apply: (document) => ({
      ...document,
      title: `${document.title} ⁂`,
    }),
  },
  {
    kind: 'amount raised',
    must: 'red',
    apply: (document, sheet) => replace(shown(sheet, 'held_amount'), '$1,234,567.89')(document, sheet),
  },
  {
    kind: 'held and reserve swapped',
    must: 'red',
    apply: (document, sheet) => swap(document, shown(sheet, 'held_amount'), shown(sheet, 'reserve')),
  },
  {
    kind: 'held called reserve in new words',
    must: 'red',
    apply: (document, sheet) => {
      const held = shown(sheet, 'held_amount');
      return held && held !== shown(sheet, 'reserve') && held !== shown(sheet, 'exposure')
        ? add(document, `You keep a reserve of ${held}.`)
        : null;
    },
  },
  {
    kind: 'hold start moved',
    must: 'red',
    apply: (document, sheet) =>
      replace(shown(sheet, 'hold_started'), otherDay(sheet, 'January 2, 2019'))(document, sheet),
  },
  {
    kind: 'deadline moved',
    must: 'red',
    apply: (document, sheet) => replace(shown(sheet, 'deadline'), otherDay(sheet, 'January 2, 2031'))(document, sheet),
  },
  {
    kind: 'start given as deadline',
    must: 'red',
    apply: (document, sheet) => swap(document, shown(sheet, 'hold_started'), shown(sheet, 'deadline')),
  },
  {
    kind: 'day count changed',
    must: 'red',
    apply: (document, sheet) => replace(shown(sheet, 'days_held'), '999 days')(document, sheet),
  },
  {
    kind: 'percent invented',
    must: 'red',
    apply: (document, sheet) =>
      add(document, `The dispute ratio of this account is ${otherThan(sheet, '0.2%', '0.3%') ?? '0.4%'}.`),
  },
  { kind: 'number word invented', must: 'red', apply: adding('The hold has now lasted forty-seven weeks.') },
  {
    kind: 'merchant renamed',
    must: 'red',
    apply: (document, sheet) => replace(shown(sheet, 'merchant_legal'), 'Somebody Else LLC')(document, sheet),
  },
  {
    kind: 'counterparty renamed',
    must: 'red',
    apply: (document) =>
      document.addressee.name ? { ...document, addressee: { ...document.addressee, name: 'Acme Payments LLC' } } : null,
  },
  { kind: 'person invented', must: 'red', apply: adding('This was confirmed to us by Rupert Vandermeer.') },
  { kind: 'event invented', must: 'read', apply: adding('Your agent admitted that the hold was a mistake.') },
  {
    kind: 'dated event invented',
    must: 'red',
    apply: (document, sheet) =>
      add(document, `On ${otherDay(sheet, 'March 3, 2024', 'March 4, 2024')} your agent promised release.`),
  },
  { kind: 'case invented', must: 'red', apply: adding('See Merchant Guild v. Payco, 912 F.3d 1401 (9th Cir. 2019).') },
  {
    kind: 'case year changed',
    must: 'red',
    apply: (document) =>
      everywhere(document, (text) =>
        text.replace(/\((Del\. Ch\. 2009|1992|2017|1997|Am\. L\. Inst\. 1981)\)/g, '(2003)'),
      ),
  },
  { kind: 'consumer statute', must: 'red', apply: adding('This also violates the Electronic Fund Transfer Act.') },
  {
    kind: 'analysis-only authority',
    must: 'red',
    apply: adding('See Comb v. PayPal, Inc., 218 F. Supp. 2d 1165 (N.D. Cal. 2002).'),
  },
  { kind: 'statute invented', must: 'red', apply: adding('This is required by 12 U.S.C. § 9999.') },
  {
    kind: 'threat to a regulator',
    must: 'red',
    apply: adding('Unless you pay, we will file a complaint with the state attorney general.'),
  },
  {
    kind: 'criminal threat',
    must: 'red',
    apply: adding('Failure to pay is theft and will be reported to the police.'),
  },
  {
    kind: 'quotation invented',
    must: 'red',
    apply: adding('Your own terms say "reserves are always released within a month."'),
  },
  {
    kind: 'zero-width character',
    must: 'red',
    apply: (document) => everywhere(document, (text) => text.replace('Merchant', 'Mer\u200bchant')),
  },
  {
    kind: 'look-alike letter',
    must: 'red',
    apply: (document) => everywhere(document, (text) => text.replace('Merchant', 'M\u0435rchant')),
  },
  { kind: 'link added', must: 'red', apply: adding('See https://pay.example.org/claim for details.') },
  {
    kind: 'account changed',
    must: 'red',
    apply: (document) => ({
      ...document,
      reference_lines: [...document.reference_lines, { label: 'Account', value: 'X-000111222' }],
    }),
  },
  { kind: 'exhibit invented', must: 'red', apply: adding('The refusal is Exhibit Z.') },
  {
    kind: 'recorded answer denied',
    must: 'red',
    apply: (document, { situation: { answer = 'none' } }) =>
      answer === 'none' || answer === 'automatic' ? null : add(document, 'You have not answered.'),
  },
  {
    kind: 'offer that the merchant did not make',
    must: 'red',
    apply: adding('The Merchant will accept the release of the greater part in full settlement.'),
  },
  {
    kind: 'clause of another case',
    must: 'read',
    apply: adding('Nor is title in doubt, and the reserve account must be emptied at once.'),
  },
  { kind: 'letter dated otherwise', must: 'red', apply: (document) => ({ ...document, dated: '2020-01-02' }) },
  {
    kind: 'amount off by a digit',
    must: 'red',
    apply: (document, sheet) =>
      replace(shown(sheet, 'held_amount'), digitsTurned(shown(sheet, 'held_amount') ?? ''))(document, sheet),
  },
  { kind: 'amount in words', must: 'red', apply: adding('The sum withheld is ninety thousand dollars.') },
  { kind: 'amount in short', must: 'red', apply: adding('About $2.5M is withheld.') },
  { kind: 'date in another form', must: 'red', apply: adding('The hold began on 2/30/2021.') },
  {
    kind: 'parties change places',
    must: 'red',
    apply: (document, sheet) => swap(document, shown(sheet, 'merchant_legal'), shown(sheet, 'processor')),
  },
  {
    kind: 'account off by a digit',
    must: 'red',
    apply: (document, sheet) => {
      const account = shown(sheet, 'account_id');
      return account ? replace(account, digitsTurned(account))(document, sheet) : null;
    },
  },
  { kind: 'tax id shown', must: 'red', apply: adding('Its employer identification number is 12-3456789.') },
  { kind: 'another exhibit named', must: 'red', apply: once(/\bExhibit A\b/, 'Exhibit Q') },
  {
    kind: 'fewer days to answer',
    must: 'red',
    apply: (document, sheet) => replace(shown(sheet, 'response_days'), '3 business days')(document, sheet),
  },
  {
    kind: 'negation slipped in',
    must: 'mark',
    apply: once(/\bhas performed\b|\bstands in full\b/, (found) =>
      found.replace('has', 'has not').replace('stands', 'no longer stands'),
    ),
  },
  {
    kind: 'admission slipped in',
    must: 'reason',
    apply: adding('The Merchant accepts that part of the hold is justified.'),
  },
  {
    kind: 'adverse outcome left out',
    must: 'reason',
    apply: (document) =>
      everywhere(document, (text) =>
        text
          .replace(
            / ?Judgment there went against the party invoking the covenant; we cite it for the rule\.|, although what the contract expressly permits, within the parties' reasonable expectations, is no breach/g,
            '',
          )
          .replace(
            /, although what the contract expressly permits, within the parties’ reasonable expectations, is no breach/g,
            '',
          ),
      ),
  },
  {
    kind: 'terms of another processor',
    must: 'red',
    apply: (document, sheet) => add(document, `See ${foreignTerm(sheet.situation.processor)}.`),
  },
  {
    kind: 'unknown authority attached',
    must: 'red',
    apply: (document) => ({
      ...document,
      blocks: document.blocks.map((block, index) =>
        index === 0 ? { ...block, authority_refs: [...block.authority_refs, 'payco-v-guild'] } : block,
      ),
    }),
  },
  { kind: 'a code named in passing', must: 'red', apply: adding('The commercial code is on our side, see et seq.') },
  {
    kind: 'invisible character in the signature',
    must: 'red',
    apply: (document) =>
      document.signature.name === ''
        ? null
        : { ...document, signature: { ...document.signature, name: `${document.signature.name}\u200b` } },
  },
  {
    kind: 'right-to-left override in the address',
    must: 'red',
    apply: (document) => ({
      ...document,
      addressee: { ...document.addressee, address_lines: [...document.addressee.address_lines, 'Suite \u202e001'] },
    }),
  },
  {
    kind: 'bar number removed',
    must: 'red',
    apply: (document) =>
      document.signature.bar_number === ''
        ? null
        : { ...document, signature: { ...document.signature, bar_number: '' } },
  },
  {
    kind: 'another bar number',
    must: 'reason',
    apply: (document) =>
      document.signature.bar_number === ''
        ? null
        : { ...document, signature: { ...document.signature, bar_number: '777777' } },
  },
  {
    kind: 'planned paragraph left out',
    must: 'reason',
    apply: (document) => {
      const blocks = document.blocks.filter(({ clause_id }) => !clause_id?.startsWith('grounds.'));
      return blocks.length === document.blocks.length ? null : { ...document, blocks };
    },
  },
  {
    kind: 'row left out',
    must: 'reason',
    apply: (document) => {
      const at = document.blocks.findIndex(({ rows = [] }) => rows.length > 2);
      return at < 0
        ? null
        : {
            ...document,
            blocks: document.blocks.map((block, index) =>
              index === at ? { ...block, rows: (block.rows ?? []).slice(0, -1) } : block,
            ),
          };
    },
  },
  { kind: 'press threatened', must: 'red', apply: adding('Otherwise the Merchant will go public with this.') },
  {
    kind: 'bar complaint threatened',
    must: 'red',
    apply: adding('Counsel who advised this may face a bar complaint.'),
  },
  {
    kind: 'paper called enclosed that no exhibit is',
    must: 'red',
    apply: adding('The invoices of the supplier are enclosed with this letter as well.'),
  },
  {
    kind: 'exhibit called what it is not',
    must: 'red',
    apply: (document) => (document.exhibits[0] ? add(document, 'A license is Exhibit A.') : null),
  },
  {
    kind: 'request called answered in full',
    must: 'red',
    apply: (document, sheet) =>
      sheet.situation.flags.includes('request_answered')
        ? null
        : add(document, 'Everything that you asked for has been supplied.'),
  },
];
