import { correctionOf, type ComparedFact, type RecordAgainst } from '../../domain/letters/records-against.ts';
import { counselLines, type OpposingCounsel } from '../../domain/letters/opposing-counsel.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from './fact.ts';
import { computed, type FactBuilder } from './fact-builder.ts';

const given = (what: string) => ({ from: 'given' as const, what });

/** The lawyer who answers for the processor; a letter that is no notice goes to their address. */
export function addOpposingCounsel(build: FactBuilder, counsel: OpposingCounsel | null | undefined): void {
  if (!counsel) return;
  const about = { role: 'counterparty' as const, source: given('opposing counsel') };
  build.text('opposing_counsel', 'name', counsel.name, { label: 'Lawyer for the processor', ...about });
  build.text('opposing_email', 'contact', counsel.email, { label: 'Email of that lawyer', ...about });
  if (build.has('brings_notice')) return;
  build.text('mailing_address', 'address', counselLines(counsel).join('\n'), {
    label: 'Mailing address of that lawyer',
    role: 'counterparty',
    source: computed('address of the lawyer who answers for the processor', 'opposing_counsel'),
  });
}

/** Who a letter is addressed to in the processor's place; null for a notice, which goes where its agreement asks for it. */
export function addressedCounsel({ facts, situation }: FactSheet): Pick<OpposingCounsel, 'name' | 'email'> | null {
  const [name, email] = [facts['opposing_counsel'], facts['opposing_email']];
  return name && email && !situation.flags.includes('notice') ? { name: name.display, email: email.display } : null;
}

const kinds = {
  held_amount: 'money',
  reserve: 'money',
  hold_started: 'date',
  account_id: 'id',
} as const satisfies Record<ComparedFact, string>;

/** What a letter already sent states otherwise than the case by now, so that the next can name and correct it. */
export function addRecordsAgainst(build: FactBuilder, against: readonly RecordAgainst[]): void {
  for (const { fact, label, value, dated, letter_type } of against) {
    const about = { label: `Stated before: ${label}`, role: 'prior_letter' as const, source: given('prior letter') };
    const id = `stated_${fact}`;
    if (typeof value === 'number') build.money(id, value, about);
    else if (kinds[fact] === 'date') build.date(id, value, about);
    else build.text(id, 'id', value, about);
    build.date(`${id}_on`, dated, { ...about, label: `Date of the letter (${letter_type}) that states it` });
  }
}

/** The paragraphs by which a letter corrects those before it. */
export const corrections = (against: readonly RecordAgainst[]): LetterDocument['blocks'] =>
  against.map((record) => ({
    id: `correction.${record.fact}`,
    kind: 'paragraph',
    clause_id: null,
    text: correctionOf(record),
    fact_refs: [`stated_${record.fact}`, `stated_${record.fact}_on`, record.fact],
    authority_refs: [],
  }));
