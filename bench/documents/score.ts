import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { Finding } from '../../domain/documents/extraction.ts';
import type { Truth } from './made-document.ts';

export type Scored = {
  kind: DocumentKind;
  guessed: DocumentKind | null;
  truth: readonly Truth[];
  found: readonly Finding[];
};
type Score = { documents: number; kindRight: number; amounts: F1; dates: F1 };
export type F1 = { precision: number; recall: number; f1: number; wrong: number; missed: number };

/** Correct kinds, and recall and precision of amounts and dates, which count only with the right role. */
export function scoreOf(documents: readonly Scored[]): Score {
  return {
    documents: documents.length,
    kindRight: documents.filter(({ kind, guessed }) => kind === guessed).length / Math.max(1, documents.length),
    amounts: f1(documents, (value) => typeof value === 'number'),
    dates: f1(documents, (value) => typeof value === 'string'),
  };
}

const keyOf = ({ role, value }: { role: string; value: string | number }): string => `${role} ${value}`;

function f1(documents: readonly Scored[], isOne: (value: string | number) => boolean): F1 {
  let [right, wrong, missed] = [0, 0, 0];
  for (const { truth, found } of documents) {
    const should = new Set(truth.filter(({ value }) => isOne(value)).map(keyOf));
    const did = new Set(found.filter(({ value }) => isOne(value)).map(keyOf));
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

/** The mistakes in one document, one line each. */
export function mistakesOf({ kind, guessed, truth, found }: Scored): string[] {
  const should = new Set(truth.map(keyOf));
  const did = new Set(found.map(keyOf));
  return [
    ...(kind === guessed ? [] : [`kind: ${guessed ?? 'unknown'}`]),
    ...truth.filter((each) => !did.has(keyOf(each))).map((each) => `missed ${keyOf(each)}`),
    ...found.filter((each) => !should.has(keyOf(each))).map((each) => `wrong ${keyOf(each)} in "${each.snippet}"`),
  ];
}
