import { documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import { asksIn, type Ask } from './asked-for.ts';
import type { Reply } from './case-file.ts';
import type { AskedItem } from './items-named.ts';
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

/** What the reply that a letter answers asks for; nothing where it is no request. */
export const asksOf = (last: Reply | undefined): Ask[] =>
  last?.kind === 'request_for_documents' && last.words ? asksIn(last.words) : [];

const isKind = (item: AskedItem): item is DocumentKind => documentKinds.some((kind) => kind === item);

/** The kinds of documents that the last reply asks for. */
export const kindsAskedFor = (last: Reply | undefined): DocumentKind[] =>
  asksOf(last).flatMap(({ item }) => (item !== null && isKind(item) ? [item] : []));
