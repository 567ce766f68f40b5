import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { Finding } from '../../domain/documents/extraction.ts';
import { addresseeRoles, amountRoles, dateRoles } from '../../domain/documents/finding-roles.ts';
import type { Truth } from './made-document.ts';

export type Scored = {
  /** Null: none of the eight. */
  kind: DocumentKind | null;
  guessed: DocumentKind | null;
  truth: readonly Truth[];
  found: readonly Finding[];
};
type Score = { documents: number; kindRight: number; amounts: F1; dates: F1; addressees: F1 };
export type F1 = { precision: number; recall: number; f1: number; wrong: number; missed: number };

/** Correct kinds, and recall and precision of amounts, dates and addressees, which count only with the right role. */
export function scoreOf(documents: readonly Scored[]): Score {
  return {
    documents: documents.length,
    kindRight: documents.filter(({ kind, guessed }) => kind === guessed).length / Math.max(1, documents.length),
    amounts: f1(documents, amountRoles),
    dates: f1(documents, dateRoles),
    addressees: f1(documents, addresseeRoles),
  };
}

/** An amount in another currency fills no dollar field, so it counts neither for nor against. */
const counted = (found: readonly Finding[]): Finding[] => found.filter(({ what }) => what !== 'foreign_amount');

const keyOf = ({ role, value }: { role: string; value: string | number }): string => `${role} ${value}`;

function f1(documents: readonly Scored[], roles: readonly string[]): F1 {
  let [right, wrong, missed] = [0, 0, 0];
  const keysOf = (items: readonly { role: string; value: string | number }[]) =>
    new Set(items.filter(({ role }) => roles.includes(role)).map(keyOf));
  for (const { truth, found } of documents) {
    const [should, did] = [keysOf(truth), keysOf(counted(found))];
    right += [...did].filter((key) => should.has(key)).length;
    wrong += [...did].filter((key) => !should.has(key)).length;
    missed += [...should].filter((key) => !did.has(key)).length;
  }
  const precision = right / Math.max(1, right + wrong);
  const recall = right / Math.max(1, right + missed);
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    wrong,
    missed,
  };
}

/** Whether a value is written nowhere in the text, however it is formatted there: compared by its digits and its month. */
export function isInvented({ what, value }: Pick<Finding, 'what' | 'value'>, text: string): boolean {
  if (what === 'sender' || what === 'number')
    return !text.toLowerCase().includes(String(value).replaceAll('_', '.').toLowerCase());
  if (what === 'foreign_amount') return !text.includes((/\d[\d.,'’ ]*/.exec(String(value))?.[0] ?? ' ').trim());
  // A street may stand on two lines.
  if (what === 'addressee') return !text.replaceAll(/[\s,]+/g, '').includes(String(value).replaceAll(/[\s,]+/g, ''));
  if (typeof value === 'number') {
    const bare = text.replaceAll(',', '');
    return !bare.includes((value / 100).toFixed(2)) && !(value % 100 === 0 && bare.includes(String(value / 100)));
  }
  const [year = '', month = '', day = ''] = value.split('-');
  const name = new Date(`${value}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short' });
  const wholeMonth = day === '01' || Number(day) === new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const written = (part: string): boolean => new RegExp(`(?<!\\d)0?${Number(part)}(?!\\d)`).test(text);
  const isNamed = text.toLowerCase().includes(name.toLowerCase());
  return !(text.includes(year.slice(2)) && (isNamed || written(month)) && (wholeMonth || written(day)));
}

/** The share of hold notices that are recognized as such. */
export function noticesFound(documents: readonly Scored[]): number {
  const notices = documents.filter(({ kind }) => kind === 'hold_notice');
  return notices.filter(({ guessed }) => guessed === 'hold_notice').length / Math.max(1, notices.length);
}

/** The mistakes in one document, one line each. */
export function mistakesOf({ kind, guessed, truth, found }: Scored): string[] {
  const should = new Set(truth.map(keyOf));
  const did = new Set(found.map(keyOf));
  return [
    ...(kind === guessed ? [] : [`kind: ${guessed ?? 'unknown'}`]),
    ...truth.filter((each) => !did.has(keyOf(each))).map((each) => `missed ${keyOf(each)}`),
    ...counted(found)
      .filter((each) => !should.has(keyOf(each)))
      .map((each) => `wrong ${keyOf(each)} in "${each.snippet}"`),
  ];
}
