import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { letterDateOn } from '../../domain/calendar/firm-day.ts';
import { documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import { askedFor } from '../../domain/letters/reply-due.ts';
import type { DisputeProcedure } from '../../knowledge/processors/agreement.ts';
import type { Profile } from '../../knowledge/processors/profile.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { earliestFiling } from '../clock/wait.ts';
import { governingOf } from '../facts/agreement.ts';
import type { CaseFile } from '../facts/case-file.ts';
import type { FactSheet } from '../facts/fact.ts';
import { buildFactSheet } from '../facts/fact-sheet.ts';
import { holdStartOf } from '../facts/dates.ts';
import { namedProcessor } from '../facts/parties.ts';
import { limitationOf, type Limitation } from '../facts/limitation.ts';
import { planLetter, type DraftPlan } from '../plan/plan-letter.ts';
import { nothingRetired, type Retired } from '../facts/retired.ts';
import { scoreInputsOf } from './score-inputs.ts';
import { scoreOf, type Score } from './scorecard.ts';
import { reportedChargebacks, whatFilesSay, type ReportedChargebacks } from './what-files-say.ts';

/** Everything the sections of an analysis draw on. Dates `YYYY-MM-DD`, money in cents. */
export type AnalysisContext = {
  caseFile: CaseFile;
  today: string;
  sheet: FactSheet;
  plan: DraftPlan;
  score: Score;
  limitation: Limitation | null;
  profile: Profile;
  has: ReadonlySet<DocumentKind>;
  absent: DocumentKind[];
  /** On file, and something in them that counts was read: only these say anything for the merchant. */
  read: ReadonlySet<DocumentKind>;
  /** On file, but nothing in them that counts was read. */
  silent: readonly DocumentKind[];
  /** From the chargeback report, if it was read that far. */
  chargebacks: ReportedChargebacks | null;
  /** Display name of the processor. */
  name: string;
  dates: {
    documents: string;
    review: string;
    mailing: string;
    reply: string;
    followUp: string;
    final: string;
    /**
     * First day on which a claim could be filed if a complete notice were received on the day of mailing; each day in
     * the mail moves it.
     */
    filing: string | null;
  };
};

/**
 * Review within two business days, mailing on the third. `reply` is the reply day that a letter drafted today names,
 * and the later letters count on in the same way.
 */
function ladder(today: string, procedure: DisputeProcedure | null): AnalysisContext['dates'] {
  const mailing = addBusinessDays(today, 3);
  const reply = askedFor(letterDateOn(today), 'initial');
  const followUp = askedFor(addBusinessDays(reply, 1), 'follow_up');
  return {
    documents: addBusinessDays(today, 2),
    review: addBusinessDays(today, 2),
    mailing,
    reply,
    followUp,
    final: askedFor(addBusinessDays(followUp, 1), 'final'),
    filing: procedure?.wait_days.value ? earliestFiling(procedure, mailing) : null,
  };
}

/** Computes once what every section needs. Throws RangeError when `today` is not a date. */
export function analysisContext(caseFile: CaseFile, today: string, retired: Retired = nothingRetired): AnalysisContext {
  const sheet = buildFactSheet(caseFile, { dated: today, retired });
  const { processor } = caseFile.fields;
  const { read, silent } = whatFilesSay(caseFile);
  const has = new Set(
    caseFile.files
      .map((file) => file.document_type)
      .filter((kind): kind is DocumentKind => kind !== 'application_document'),
  );
  return {
    caseFile,
    today,
    sheet,
    name: namedProcessor(sheet) ?? 'the processor',
    has,
    plan: planLetter(sheet),
    score: scoreOf(scoreInputsOf(caseFile, sheet)),
    limitation: limitationOf(caseFile.fields, holdStartOf(caseFile.fields, today)),
    profile: profiles[processor],
    read: new Set(read),
    silent,
    chargebacks: reportedChargebacks(caseFile),
    absent: documentKinds.filter((kind) => !has.has(kind)),
    dates: ladder(today, governingOf(caseFile.fields, today).procedure.agreement?.procedure ?? null),
  };
}
