import { isDeepStrictEqual } from 'node:util';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { StoredApplication } from '../../domain/intake/answers-from-case.ts';
import { answersFromCase } from '../../domain/intake/answers-from-case.ts';
import { readApplication, type ReadApplication } from '../../domain/intake/read-application.ts';

type Application = Extract<ReadApplication, { ok: true }>;

/**
 * The fields that answers change, with their new values. A field counts as unchanged when it reads as the stored one was shown, so
 * that what the wizard cannot show (cents, the EIN) is not lost by looking at it. A blank EIN leaves the EIN as it is.
 */
export function changedDetails(stored: StoredApplication, entered: Application, today: string): Partial<CaseFields> {
  const shown = readApplication(answersFromCase(stored), today);
  const before = shown.ok ? shown.fields : stored.fields;
  const names = (Object.keys(entered.fields) as (keyof CaseFields)[]).filter(
    (name) => name !== 'ein' && !isDeepStrictEqual(entered.fields[name], before[name]),
  );
  const changed = Object.fromEntries(names.map((name) => [name, entered.fields[name]])) as Partial<CaseFields>;
  return entered.fields.ein === null ? changed : { ...changed, ein: entered.fields.ein };
}
