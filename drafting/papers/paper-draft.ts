import type { FactSheet } from '../facts/fact.ts';
import { longDate } from '../text/display.ts';
import type { Agreement, NoticeContent } from '../../knowledge/processors/agreement.ts';
import type { PaperKind, PaperParty } from '../../domain/papers/kinds.ts';
import type { Firm } from '../facts/case-file.ts';

/** Who acts for the merchant, as a paper names them. */
export type Counsel = Pick<Firm['signature'], 'name' | 'firm' | 'bar_number' | 'bar_state'>;

/**
 * A paper, as it would be signed now: `text` as in `domain/papers/signed-paper.ts`; `missing` names what
 * it must state and the file lacks, in words for the merchant. It can be signed when nothing is missing. `by_hand`: who signs its original by
 * hand, absent or empty where a signature on a screen suffices.
 */
export type PaperDraft = {
  kind: PaperKind;
  title: string;
  form: string | null;
  text: string;
  /** Every term in Spanish, to be read before the English text is signed. */
  spanish?: string;
  /** Of a paper that counsel signs: whom it names. */
  attorney_id?: string;
  missing: string[];
  by_hand?: readonly PaperParty[];
};

/** Nothing that was typed becomes markup or another paragraph. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/\*{2,}/g, '*')
    .trim();

export type Said = (id: string) => string | null;
export const saidIn =
  ({ facts }: { facts: Readonly<Record<string, Pick<FactSheet['facts'][string], 'display'>>> }): Said =>
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

export const under = ({ title, effective, procedure }: Agreement, anchor: string | undefined): string =>
  [`Under ${title}`, `version of ${longDate(effective.from)}`, anchor ?? procedure.pre_notice_required.anchor]
    .filter(Boolean)
    .join(', ')
    .concat('.');

/** Boxes that a signature or a form meets are not missing from the text. */
const metElsewhere: readonly string[] = ['form_fields', 'signature', 'authorization', 'documents'];
export const missingBoxes = ({ packet }: FactSheet): string[] =>
  (packet?.boxes ?? []).flatMap((box) => (box.met || metElsewhere.includes(box.id) ? [] : [box.says]));
