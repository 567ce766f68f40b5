import { dayInSpanish } from '../../domain/language/day-in-spanish.ts';
import { formatCents, type Cents } from '../../domain/money/cents.ts';
import { noFeeReasons, type NoFee } from '../../domain/money/fee-on.ts';
import { papers } from '../../domain/papers/kinds.ts';
import { longDate } from '../text/display.ts';
import { plain, type Counsel, type PaperDraft } from './paper-draft.ts';

/** What a closing statement states; `charged_by`: who charges the fee, by name. */
export type ClosingFacts = {
  case_number: string;
  business: string;
  processor: string | null;
  attorney_id: string;
  counsel: Counsel;
  charged_by: string;
  held_amount_cents: Cents | null;
  /** Of what is recovered, fixed at submission by the tiers of the success fee. */
  percent: number;
  recoveries: readonly { amount_cents: Cents; received_on: string; fee_cents: Cents; no_fee: NoFee | null }[];
  totals: { recovered_cents: Cents; outstanding_cents: Cents; fee_due_cents: Cents; net_to_merchant_cents: Cents };
};

/** The facts as the sentences of both languages take them: plain, and amounts written out. */
type Words = {
  caseNumber: string;
  business: string;
  processor: string | null;
  counsel: string;
  bar: string;
  firm: string;
  chargedBy: string;
  percent: number;
  held: string | null;
  left: string | null;
  recovered: string;
  fee: string;
  yours: string;
  parts: { amount: string; on: string; fee: string; noFee: NoFee | null }[];
};

/**
 * What counsel states to the client at the end of a contingent-fee matter (Model Rule 1.5(c)): the outcome, what was recovered, and how the fee and
 * the client's part were worked out. The same facts give the same bytes on any day. Pure.
 */
export function closingStatement(facts: ClosingFacts): PaperDraft {
  const words = wordsOf(facts);
  return {
    kind: 'closing_statement',
    title: papers.closing_statement.title,
    form: null,
    text: inEnglish(words).join('\n\n'),
    spanish: inSpanish(words).join('\n\n'),
    attorney_id: facts.attorney_id,
    missing: [],
  };
}

function wordsOf({ counsel, held_amount_cents: held, totals, recoveries, ...facts }: ClosingFacts): Words {
  const { outstanding_cents: left } = totals;
  return {
    caseNumber: plain(facts.case_number),
    business: plain(facts.business),
    processor: facts.processor === null ? null : plain(facts.processor),
    counsel: plain(counsel.name),
    bar: plain(`${counsel.bar_state} Bar No. ${counsel.bar_number}`),
    firm: plain(counsel.firm),
    chargedBy: plain(facts.charged_by),
    percent: facts.percent,
    held: held === null ? null : formatCents(held),
    left: held === null || left === 0 ? null : formatCents(left),
    recovered: formatCents(totals.recovered_cents),
    fee: formatCents(totals.fee_due_cents),
    yours: formatCents(totals.net_to_merchant_cents),
    parts: recoveries.map(({ amount_cents, received_on, fee_cents, no_fee }) => ({
      amount: formatCents(amount_cents),
      on: longDate(received_on),
      fee: formatCents(fee_cents),
      noFee: no_fee,
    })),
  };
}

function inEnglish(words: Words): string[] {
  const { business, counsel, firm, percent, recovered, fee, yours, held, left } = words;
  const processor = words.processor ?? 'the processor named in the case';
  return [
    `# ${papers.closing_statement.title}`,
    `Case ${words.caseNumber}.`,
    '# 1. Client and counsel',
    `To **${business}** (“you”, the client), from **${firm}**, by **${counsel}**, ${words.bar}. The matter was money of yours that **${processor}** held. It has ended.`,
    '# 2. Outcome',
    held === null
      ? `**${recovered}** came back. The amount held was not stated.`
      : `Of the ${held} held, as you stated it, **${recovered}** came back${left === null ? '' : `, and ${left} did not`}.`,
    '# 3. What was recovered, and the fee on each part',
    `The success fee has tiers by the amount held. Yours is **${percent}%**, fixed when the case was submitted. It is worked out on each part before any costs; a fraction of a cent is rounded down, in your favor.`,
    ...words.parts.map(({ amount, on, fee: feeOnPart, noFee }) =>
      noFee === null
        ? `${amount}, which reached you on ${on}: ${percent}% of it is **${feeOnPart}**.`
        : `${amount}, which reached you on ${on}: no fee, because ${noFeeReasons[noFee]}.`,
    ),
    '# 4. Costs',
    'No costs were charged to you or deducted: **$0.00**.',
    '# 5. What is yours, and how it was worked out',
    `Recovered ${recovered}, less the fee of ${fee}, less costs of $0.00: **${yours}**.`,
    `Each part reached you whole; the fee is deducted from none of them. **${words.chargedBy}** charges it, by invoice.`,
    '# 6. Questions',
    'Keep this statement. If a figure in it is not right, or you want it explained, write to us.',
  ];
}

const noFeeInSpanish: Record<NoFee, string> = {
  announced_before: 'su liberación se había anunciado antes de que usted contratara al abogado',
  due_by_agreement: 'debía pagarse en la fecha fijada por el propio acuerdo del procesador',
  before_letter: 'llegó antes de que se enviara la carta de requerimiento',
};

function inSpanish(words: Words): string[] {
  const { business, counsel, firm, percent, recovered, fee, yours, held, left } = words;
  const processor = words.processor ?? 'el procesador que nombra el caso';
  return [
    '# Liquidación final',
    `Caso ${words.caseNumber}.`,
    '# 1. Cliente y abogado',
    `Para **${business}** (“usted”, el cliente), de **${firm}**, por **${counsel}**, ${words.bar}. El asunto era dinero suyo que retenía **${processor}**. Ha terminado.`,
    '# 2. Resultado',
    held === null
      ? `Volvieron **${recovered}**. No se indicó el monto retenido.`
      : `De los ${held} retenidos, según lo que usted indicó, volvieron **${recovered}**${left === null ? '' : ` y no volvieron ${left}`}.`,
    '# 3. Lo recuperado y los honorarios de cada parte',
    `Los honorarios por éxito tienen tramos según el monto retenido. Los suyos son del **${percent}%**, fijados cuando se envió el caso. Se calculan sobre cada parte, antes de cualquier gasto; una fracción de centavo se redondea hacia abajo, a su favor.`,
    ...words.parts.map(({ amount, on, fee: feeOnPart, noFee }) =>
      noFee === null
        ? `${amount}, que le llegaron el ${dayInSpanish(on)}: el ${percent}% son **${feeOnPart}**.`
        : `${amount}, que le llegaron el ${dayInSpanish(on)}: sin honorarios, porque ${noFeeInSpanish[noFee]}.`,
    ),
    '# 4. Gastos',
    'No se le cobró ni se descontó ningún gasto: **$0.00**.',
    '# 5. Lo que es suyo y cómo se calculó',
    `Recuperado ${recovered}, menos los honorarios de ${fee}, menos gastos de $0.00: **${yours}**.`,
    `Cada parte le llegó entera; de ninguna se descuentan los honorarios. Los cobra **${words.chargedBy}**, con factura.`,
    '# 6. Preguntas',
    'Guarde esta liquidación. Si una cifra no es correcta, o quiere que se la expliquemos, escríbanos.',
  ];
}
