import type { Fact, FactSheet } from '../../drafting/facts/fact.ts';
import { sourceLabel } from '../../drafting/facts/source-label.ts';

export type FactView = {
  id: string;
  label: string;
  display: string;
  kind: string;
  value: string | number;
  field: string | null;
  source: string;
  file_id: string | null;
};

/** The facts of a letter, each with a readable source. `unconfirmed`: those that the merchant no longer confirms. */
export function factViews(factSheet: FactSheet, unconfirmed: ReadonlySet<string> = new Set()): FactView[] {
  return Object.values(factSheet.facts).map((fact: Fact) => ({
    id: fact.id,
    label: fact.label,
    display: fact.display,
    kind: fact.kind,
    value: fact.value,
    field: fact.source.from === 'field' ? fact.source.field : null,
    source: sourceLabel(fact, unconfirmed),
    file_id: 'file_id' in fact.source ? fact.source.file_id : null,
  }));
}
