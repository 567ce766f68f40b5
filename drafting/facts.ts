import { isIsoDate } from '../domain/business-days.ts';
import type { LetterType } from '../domain/letter.ts';
import type { CaseFile, PriorLetter } from './case-file.ts';
import { exhibitsFor } from './exhibits.ts';
import { FactBuilder } from './fact-builder.ts';
import type { FactSheet } from './fact.ts';
import { addDateFacts } from './facts-dates.ts';
import { addExhibitFacts, addLibraryFacts, libraryAddress } from './facts-library.ts';
import { addMoneyFacts } from './facts-money.ts';
import { addPartyFacts } from './facts-parties.ts';
import { reasonCategoryOf } from './reason-category.ts';
import { printable } from './sanitise.ts';
import { situationOf } from './situate.ts';

export type FactOptions = {
  /** The letter's date, `YYYY-MM-DD`. */
  dated: string;
  /** Default `initial`; decides the time to answer. */
  letterType?: LetterType;
  priorLetters?: readonly PriorLetter[];
  /** Address lines that an attorney has entered or confirmed. */
  mailingAddress?: readonly string[] | null;
};

/**
 * Every fact that a letter of this case may state, each with its source; nothing else may stand in it.
 * Money in cents, dates `YYYY-MM-DD`. Throws RangeError when `dated` is not a date.
 */
export function buildFactSheet(caseFile: CaseFile, options: FactOptions): FactSheet {
  const { dated, letterType = 'initial', priorLetters = [], mailingAddress = null } = options;
  if (!isIsoDate(dated)) throw new RangeError(`not a calendar date: ${dated}`);
  const { fields } = caseFile;
  const build = new FactBuilder();
  addPartyFacts(build, caseFile);
  addMoneyFacts(build, fields);
  addDateFacts(build, fields, dated, letterType, priorLetters);
  addLibraryFacts(build, fields.processor);
  addExhibitFacts(build, exhibitsFor(caseFile.files, reasonCategoryOf(printable(fields.reason_given))));
  build.text('case_number', 'id', printable(caseFile.case_number), {
    label: 'Our reference',
    role: 'account',
    source: { from: 'field', field: 'case_number' },
  });
  const address = mailingAddress ?? libraryAddress(fields.processor);
  const source = mailingAddress
    ? { from: 'given' as const, what: 'mailing address' }
    : { from: 'knowledge' as const, entry: `processors.json ${fields.processor}.legal_notice_address` };
  build.text('mailing_address', 'address', address?.join('\n') ?? null, {
    label: 'Mailing address of the processor',
    role: 'counterparty',
    source,
  });
  return {
    case_id: caseFile.id,
    case_number: caseFile.case_number,
    dated,
    letter_type: letterType,
    facts: build.facts,
    situation: situationOf(caseFile, letterType, build),
  };
}
