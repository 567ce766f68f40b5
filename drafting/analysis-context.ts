import { addBusinessDays, addDays } from '../domain/business-days.ts';
import { documentKinds, type DocumentKind } from '../domain/case.ts';
import { processors } from '../knowledge/load.ts';
import type { ProcessorEntry } from '../knowledge/schemas.ts';
import type { CaseFile } from './case-file.ts';
import type { FactSheet } from './fact.ts';
import { buildFactSheet } from './facts.ts';
import { holdStartOf } from './facts-dates.ts';
import { limitationOf, type Limitation } from './limitation.ts';
import { planLetter, type DraftPlan } from './plan.ts';
import { nothingRetired, type Retired } from './retired.ts';
import { scoreInputsOf } from './score-inputs.ts';
import { scoreOf, type Score } from './scorecard.ts';

/** Everything the sections of an analysis draw on. Dates `YYYY-MM-DD`, money in cents. */
export type AnalysisContext = {
  caseFile: CaseFile;
  today: string;
  sheet: FactSheet;
  plan: DraftPlan;
  score: Score;
  limitation: Limitation | null;
  entry: ProcessorEntry;
  has: ReadonlySet<DocumentKind>;
  absent: DocumentKind[];
  /** Shown name of the processor. */
  name: string;
  dates: {
    documents: string;
    review: string;
    mailing: string;
    answer: string;
    followUp: string;
    final: string;
    informalEnd: string | null;
  };
};

/** Review within two business days, mailing on the third, then the ladder of 10, 7 and 5 business days. */
function ladder(today: string, square: boolean): AnalysisContext['dates'] {
  const mailing = addBusinessDays(today, 3);
  const answer = addBusinessDays(mailing, 10);
  const followUp = addBusinessDays(answer, 7);
  return {
    documents: addBusinessDays(today, 2),
    review: addBusinessDays(today, 2),
    mailing,
    answer,
    followUp,
    final: addBusinessDays(followUp, 5),
    informalEnd: square ? addDays(mailing, 67) : null,
  };
}

/** Reads the case once for all sections. Throws RangeError when `today` is no date. */
export function analysisContext(caseFile: CaseFile, today: string, retired: Retired = nothingRetired): AnalysisContext {
  const sheet = buildFactSheet(caseFile, { dated: today, retired });
  const { processor } = caseFile.fields;
  const has = new Set(
    caseFile.files
      .map((file) => file.document_type)
      .filter((kind): kind is DocumentKind => kind !== 'application_document'),
  );
  const name = processor === 'other' ? 'the processor' : (sheet.facts['processor']?.display ?? processor);
  return {
    caseFile,
    today,
    sheet,
    name,
    has,
    plan: planLetter(sheet),
    score: scoreOf(scoreInputsOf(caseFile, sheet)),
    limitation: limitationOf(caseFile.fields, holdStartOf(caseFile.fields, today)),
    entry: processors[processor],
    absent: documentKinds.filter((kind) => !has.has(kind)),
    dates: ladder(today, processor === 'square'),
  };
}
