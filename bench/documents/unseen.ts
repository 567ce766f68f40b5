import { readFileSync } from 'node:fs';
import { documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import { addresseeRoles, amountRoles, dateRoles } from '../../domain/documents/finding-roles.ts';
import type { Truth } from './made-document.ts';

/** A written document; `kind` null: none of the eight. */
export type WrittenDocument = { name: string; kind: DocumentKind | null; truth: Truth[]; lines: string[] };

const fact = new RegExp(String.raw`^(?:([a-z_]+) (\d{4}-\d\d-\d\d|\d+\.\d\d)|(${addresseeRoles.join('|')}) (.+))$`);

function truthOf(line: string): Truth[] {
  const [, name, value = '', part, written = ''] = fact.exec(line) ?? [];
  const role = addresseeRoles.find((each) => each === part);
  if (role) return [{ role, value: written }];
  const amount = amountRoles.find((each) => each === name);
  const date = dateRoles.find((each) => each === name);
  if (amount) return [{ role: amount, value: Math.round(Number(value) * 100) }];
  return date ? [{ role: date, value }] : [];
}

/** Written after the training texts and never trained on. */
export const unseenDocuments = (): WrittenDocument[] => documentsOf('unseen');
/** Written after the rules, which were then corrected with their help (decision 155). */
export const freshDocuments = (): WrittenDocument[] => documentsOf('fresh');
/**
 * Written by somebody else once the rules were done. The rules are not corrected after them: a measure, and no test.
 */
export const apartDocuments = (): WrittenDocument[] => documentsOf('apart');

/**
 * The documents of a text file: "# kind", its amounts, dates and addressee with their roles, and its lines. Throws on
 * an unknown kind.
 */
function documentsOf(set: string): WrittenDocument[] {
  return readFileSync(new URL(`${set}.txt`, import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((part, at) => {
      const [head = '', ...lines] = part.trimEnd().split('\n');
      const kind = documentKinds.find((each) => each === head) ?? null;
      if (kind === null && head !== 'none') throw new Error(`there is no kind ${head}`);
      const begin = lines.findIndex((line) => truthOf(line).length === 0);
      return {
        name: `${set}-${at + 1}-${head}`,
        kind,
        truth: lines.slice(0, begin).flatMap(truthOf),
        lines: lines.slice(begin),
      };
    });
}
