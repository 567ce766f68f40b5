import type { FactsView } from '../../contract/facts.ts';
import type { FactEntry, FactOnFile } from '../letters/facts-on-file.ts';
import { iso } from '../kernel/present.ts';
import type { FactsOfCase } from './facts-of-case.ts';

/** The facts as merchant, staff and attorney see them. */
export function presentFacts({ theCase, letter, facts, owns, works, attends, open }: FactsOfCase): FactsView {
  const waits = open && letter !== null;
  return {
    case_id: theCase.id,
    letter_id: letter?.id ?? null,
    facts: facts.map(presentFact),
    may: {
      answer: owns && waits,
      answer_corrections: works && waits,
      waive: attends && waits && facts.some(({ standing }) => standing === 'asked' || standing === 'corrected'),
    },
  };
}

function presentFact({ entries, value_sha256: sha256, ...shown }: FactOnFile): FactsView['facts'][number] {
  const corrected = entries.findLast(({ kind }) => kind === 'corrected');
  const last = entries.at(-1);
  return {
    ...shown,
    sha256,
    correction: corrected ? { value: corrected.correction ?? '', note: corrected.note, ...by(corrected) } : null,
    answer: last?.kind === 'answered' ? { reason: last.note ?? '', ...by(last) } : null,
    settled: last?.kind === 'confirmed' || last?.kind === 'waived' ? { reason: last.note, ...by(last) } : null,
  };
}

const by = ({ entered_by_name, entered_at }: FactEntry) => ({ by: entered_by_name, at: iso(entered_at) });
