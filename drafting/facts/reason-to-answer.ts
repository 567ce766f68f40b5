import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { Reply } from './case-file.ts';
import { reasonCategoryOf } from './reason-category.ts';
import { printable } from '../text/sanitize.ts';
import { aboutTheHold } from '../text/screen-quote.ts';
import type { ReasonCategory } from '../../domain/cases/hold.ts';

const silent: readonly ReasonCategory[] = ['none', 'undisclosed', 'unspecified'];

/**
 * The reason a letter responds to: the last reply's if it gives a common one, else the one first stated. What a reply
 * asks for is a reason only where none was stated. `last` excludes proposals, which are answered in their own section.
 */
export function reasonToAnswer(stated: string | null, last: Reply | undefined): ReasonCategory {
  const first = reasonCategoryOf(aboutTheHold(printable(stated)));
  const replied = reasonCategoryOf(aboutTheHold(printable(last?.words)));
  const given = last?.kind === 'request_for_documents' ? [first, replied] : [replied, first];
  return given.find((each) => !silent.includes(each)) ?? first;
}

const asked: readonly (readonly [DocumentKind, RegExp])[] = [
  ['bank_statements', /\bbank statements?\b/i],
  ['ein_letter', /\b(ein|tax id|employer identification|w-9)\b/i],
  ['formation_document', /\b(formation|incorporation|articles|operating agreement|ownership|registration)\b/i],
];

/** Documents not volunteered, but requested by name in the last reply. */
export function kindsAskedFor(last: Reply | undefined): DocumentKind[] {
  if (last?.kind !== 'request_for_documents' || !last.words) return [];
  return asked.filter(([, pattern]) => pattern.test(last.words ?? '')).map(([kind]) => kind);
}
