import { aDocument } from './document-kind.ts';
import { formatCents } from '../money/cents.ts';
import { longDay } from '../calendar/long-day.ts';
import { issuerOf } from './issuer.ts';
import { roleLabels, sureEnough, type AmountRole, type DateRole } from './finding-roles.ts';
import type { AmountFinding, DateFinding, Finding, ForeignFinding, KindGuess, ReadDocument } from './extraction.ts';

/** Roles in the order a summary names them. */
const order: readonly (AmountRole | DateRole)[] = [
  'held',
  'reserve',
  'gross_volume',
  'refunds',
  'chargebacks',
  'closing_balance',
  'opening_balance',
  'invoice_total',
  'net',
  'average_ticket',
  'hold_started',
  'delivered',
  'shipped',
  'filed',
  'effective',
  'document_date',
];
const maxNamed = 4;

type Value = AmountFinding | ForeignFinding | DateFinding;
const valueInWords = (found: Value): string =>
  found.what === 'amount' ? formatCents(found.value) : found.what === 'date' ? longDay(found.value) : found.value;

/** Two or three sentences, marked as machine-made, from the extracted kind, issuer, period, totals and dates. */
export function summarize(document: ReadDocument, guess: KindGuess, findings: readonly Finding[]): string {
  const issuer = issuerOf(document.read, guess.kind === 'hold_notice' ? 'known' : 'any');
  const from = issuer ? ` from ${issuer}` : '';
  const what = guess.kind ? `looks like ${aDocument[guess.kind]}${from}` : 'its kind is not clear';
  const sentences = [
    `Read by machine: ${what}, ${document.pages === 1 ? 'one page' : `${document.pages} pages`}.`,
    periodWords(findings),
    valueWords(findings),
  ];
  const left = document.pages - document.read.length;
  if (left > 0) sentences.push(`${left === 1 ? 'One page was' : `${left} pages were`} not read.`);
  return sentences.filter(Boolean).join(' ');
}

function periodWords(findings: readonly Finding[]): string {
  const [from, to] = (['period_start', 'period_end'] as const).map((role) =>
    findings.find((each): each is DateFinding => each.role === role),
  );
  return from && to ? `Period: ${valueInWords(from)} to ${valueInWords(to)}.` : '';
}

function valueWords(findings: readonly Finding[]): string {
  const sure = findings.filter(
    (each): each is Value =>
      (each.what === 'amount' || each.what === 'foreign_amount' || each.what === 'date') &&
      each.confidence >= sureEnough,
  );
  const named = order.flatMap((role) => sure.filter((each) => each.role === role).slice(0, 1)).slice(0, maxNamed);
  return named.length === 0
    ? ''
    : `${named.map((each) => `${roleLabels[each.role]}: ${valueInWords(each)}`).join('; ')}.`;
}
