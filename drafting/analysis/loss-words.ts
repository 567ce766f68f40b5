import type { CaseFile } from '../facts/case-file.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { Flag } from '../facts/situation.ts';

/** Whether the loss was computed from the processor's own records; else it is illustrated. */
export const isRecorded = ({ facts }: Pick<FactSheet, 'facts'>): boolean => facts['records_sales'] !== undefined;

/** Whether the processor's own records, as confirmed, show what was disputed: then no report of it is asked for. */
export const showDisputes = ({ account }: Pick<CaseFile, 'account'>): boolean => (account?.exposure ?? null) !== null;

/** The loss that the sum withheld is measured against. */
export const lossOf = (sheet: Pick<FactSheet, 'facts'>): string =>
  isRecorded(sheet) ? 'the loss to be expected by the processor’s own records' : 'the illustrative exposure';

/** Whether the loss is only illustrated, and small beside the sum withheld. */
export const illustratedSmall = (flags: readonly Flag[]): boolean =>
  flags.includes('exposure_small') && !flags.includes('exposure_recorded');
