import type { Question } from '../../../domain/ledger-of-account/account.ts';

/** This file gives no figures; both sentences are for the merchant. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  /** What to export instead. */
  readonly asksFor: string;

  constructor(says: string, asksFor: string) {
    super(says);
    this.asksFor = asksFor;
  }
}

/** Without the answer this file cannot be read. */
export class NeedsAnswer extends Error {
  override name = 'NeedsAnswer';
  readonly question: Question;

  constructor(question: Question) {
    super(question.text);
    this.question = question;
  }
}

export const asksForUntouched = 'Export it again, and do not open or save it before.';

/** A cell or name as a message quotes it: short, and in one line. */
export const quoted = (cell: string): string => `“${cell.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, 60)}”`;
