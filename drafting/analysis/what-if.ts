import { addDays, daysBetween } from '../../domain/calendar/business-days.ts';
import { documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import type { Extraction, Finding } from '../../domain/documents/extraction.ts';
import { amountRoles } from '../../domain/documents/finding-roles.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { CaseFile } from '../facts/case-file.ts';
import type { FactSheet } from '../facts/fact.ts';
import { longDate } from '../text/display.ts';
import { reasons } from '../../knowledge/reasons/reasons.ts';
import { showDisputes } from './loss-words.ts';
import { reportedChargebacks, tellingRoles, whatFilesSay } from './what-files-say.ts';

/** A case on a day, `YYYY-MM-DD`. */
export type Setting = { caseFile: CaseFile; today: string };
/**
 * One fact that is missing or can change, the case with each of its possible outcomes, and what somebody can do about
 * it.
 */
type WhatIf = { fact: string; action: string; outcomes: Setting[] };

const nearInDays = 365;
/** A stated reason that counts neither for nor against the merchant. */
const neutralReason = 'Account under review';

const documentNames: Record<DocumentKind, { fact: string; get: string; decides: string }> = {
  hold_notice: {
    fact: 'What the hold notice says',
    get: 'the notice of the hold or termination',
    decides: 'it shows the amount, the date and the reason in the processor’s own words',
  },
  merchant_statements: {
    fact: 'What the merchant statements say',
    get: 'three months of merchant statements',
    decides: 'they prove the sales and the amount',
  },
  bank_statements: {
    fact: 'What the bank statements say',
    get: 'three months of bank statements',
    decides: 'they show which payouts arrived and when they stopped',
  },
  chargeback_report: {
    fact: 'What the chargeback report says',
    get: 'the chargeback report',
    decides: 'it decides whether the disputes are small or large beside the amount withheld',
  },
  ein_letter: { fact: 'The EIN letter', get: 'the EIN letter', decides: 'it settles questions about the tax ID' },
  formation_document: {
    fact: 'The articles or operating agreement',
    get: 'the articles or operating agreement',
    decides: 'they settle questions about ownership',
  },
  refund_policy: {
    fact: 'The refund policy',
    get: 'the refund policy or terms',
    decides: 'it shows that buyers have an alternative to a dispute',
  },
  proof_of_fulfillment: {
    fact: 'Proof of fulfillment',
    get: 'proof of shipment and delivery',
    decides: 'it can answer claims of non-delivery',
  },
};

/** The case with one more file of the kind, read as stating `cents` in the first role that counts. */
function withExtraction(caseFile: CaseFile, kind: DocumentKind, cents: number, today: string): CaseFile {
  const id = `what-if-${kind}`;
  const [role] = tellingRoles[kind];
  const place = { page: 1, snippet: '', confidence: 1 };
  const amount = amountRoles.find((each) => each === role);
  const findings: Finding[] =
    role === undefined
      ? []
      : amount
        ? [{ what: 'amount', role: amount, value: cents, ...place }]
        : [{ what: 'date', role: 'shipped', value: today, ...place }];
  const extraction: Extraction = { file_id: id, filename: id, kind, kind_confidence: 1, findings };
  const file: CaseFile['files'][number] = {
    id,
    filename: id,
    document_type: kind,
    content_type: 'application/pdf',
    size_bytes: 1,
    // Newer than every file on file, so that this one counts.
    created_at: new Date(8.64e15),
  };
  return {
    ...caseFile,
    files: [...caseFile.files, file],
    extractions: [...(caseFile.extractions ?? []), extraction],
  };
}

function ofDocuments({ caseFile, today }: Setting): WhatIf[] {
  const { read, silent } = whatFilesSay(caseFile);
  const held = caseFile.fields.held_amount_cents ?? 0;
  const asked = documentKinds.filter(
    (kind) =>
      (!read.includes(kind) || (kind === 'chargeback_report' && reportedChargebacks(caseFile) === null)) &&
      !(kind === 'chargeback_report' && showDisputes(caseFile)),
  );
  return asked.map((kind) => {
    const { fact, get, decides } = documentNames[kind];
    const verb = silent.includes(kind) || read.includes(kind) ? 'Upload a copy that can be read of' : 'Upload';
    // A report may state almost nothing, or more than is held; other documents state what was entered.
    const amounts = kind === 'chargeback_report' ? [0, held + 1] : [held];
    return {
      fact,
      action: `${verb} ${get}: ${decides}.`,
      outcomes: amounts.map((cents) => ({ caseFile: withExtraction(caseFile, kind, cents, today), today })),
    };
  });
}

function ofMissingEntries({ caseFile, today }: Setting): WhatIf[] {
  const { fields } = caseFile;
  const held = fields.held_amount_cents;
  const ask = (
    missing: boolean,
    words: Pick<WhatIf, 'fact' | 'action'>,
    answers: readonly Partial<CaseFields>[],
  ): WhatIf[] =>
    missing
      ? [
          {
            ...words,
            outcomes: answers.map((answer) => ({
              caseFile: { ...caseFile, fields: { ...fields, ...answer } },
              today,
            })),
          },
        ]
      : [];
  return [
    ...ask(
      held === null,
      { fact: 'The amount withheld', action: 'State the amount withheld: every demand starts from it.' },
      [{ held_amount_cents: 10_000_00 }],
    ),
    ...ask(
      fields.hold_started_on === null,
      {
        fact: 'The date the hold began',
        action: 'State the date the hold began: it decides whether the stated periods and dispute windows are over.',
      },
      [{ hold_started_on: today }, { hold_started_on: addDays(today, -270) }],
    ),
    ...ask(
      !fields.merchant_account_id?.trim(),
      { fact: 'The merchant account', action: 'State the number of the merchant account: it identifies the funds.' },
      [{ merchant_account_id: 'known' }],
    ),
    ...ask(
      !fields.reason_given?.trim(),
      {
        fact: 'The reason the processor gave',
        action: 'Copy the reason the processor gave, word for word: it decides what the letter has to answer.',
      },
      [{ reason_given: neutralReason }, { reason_given: 'Chargebacks' }],
    ),
    ...ask(
      fields.rolling_reserves_held_cents === null && held !== null,
      {
        fact: 'How much of it is a reserve',
        action: 'State how much of the amount the account shows as a reserve: the rest is due sooner.',
      },
      [{ rolling_reserves_held_cents: 0 }, { rolling_reserves_held_cents: held }],
    ),
    ...ask(
      fields.monthly_processing_volume_avg === null && held !== null,
      {
        fact: 'Average monthly sales',
        action: 'State the average monthly sales: they show how much of the amount disputes could ever reach.',
      },
      [
        { monthly_processing_volume_avg: Math.max(1, Math.floor((held ?? 0) / 10_000)) },
        { monthly_processing_volume_avg: held ?? 0 },
      ],
    ),
  ];
}

function ofChanges({ caseFile, today }: Setting, { situation }: FactSheet): WhatIf[] {
  const { fields, previous_processors: previous } = caseFile;
  const without = (part: Partial<CaseFile>): Setting[] => [{ caseFile: { ...caseFile, ...part }, today }];
  const reason = situation.reason === 'none' ? [] : [reasons[situation.reason].label];
  return [
    ...reason.map((label) => ({
      fact: `The stated reason: ${label}`,
      action: 'Collect what disproves the stated reason, or have the processor withdraw it in writing.',
      outcomes: without({ fields: { ...fields, reason_given: neutralReason } }),
    })),
    ...(previous.length > 0
      ? [
          {
            fact: 'How the earlier processors ended',
            action: 'Get a letter from each earlier processor that it did not end the account for cause.',
            outcomes: without({
              previous_processors: previous.map((each) => ({ ...each, termination_reason: null })),
            }),
          },
        ]
      : []),
    ...(fields.litigation_history?.trim()
      ? [
          {
            fact: 'The litigation history',
            action:
              'Go through the litigation history with the attorney: a matter that is closed or unrelated drops out.',
            outcomes: without({ fields: { ...fields, litigation_history: null } }),
          },
        ]
      : []),
  ];
}

/** Days on which time alone changes the case, within a year. */
function ofTime({ caseFile, today }: Setting, { facts }: FactSheet): WhatIf[] {
  const day = (id: string): string | null => {
    const value = facts[id]?.value;
    const ahead = typeof value === 'string' ? daysBetween(today, value) : -1;
    return typeof value === 'string' && ahead >= 0 && ahead < nearInDays ? value : null;
  };
  const onceOver = (id: string, fact: string, action: (date: string) => string): WhatIf[] => {
    const date = day(id);
    return date === null
      ? []
      : [{ fact, action: action(longDate(date)), outcomes: [{ caseFile, today: addDays(date, 1) }] }];
  };
  return [
    ...onceOver(
      'window_end',
      'The end of the dispute window',
      (date) => `Analyze the case again after ${date}, when the ordinary dispute window closes.`,
    ),
    ...onceOver(
      'limitation_date',
      'The limitations date',
      (date) => `File or obtain a tolling agreement by ${date}: after it the claim may be barred.`,
    ),
  ];
}

/**
 * Everything that can change, one at a time: missing papers, missing entries, facts that may turn out otherwise, and
 * time.
 */
export const whatIfs = (setting: Setting, sheet: FactSheet): WhatIf[] => [
  ...ofDocuments(setting),
  ...ofMissingEntries(setting),
  ...ofChanges(setting, sheet),
  ...ofTime(setting, sheet),
];
