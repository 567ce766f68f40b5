import { caseFieldRows } from '../../domain/case-fields.ts';
import type { Fact, FactSheet, FactSource } from '../../drafting/facts/fact.ts';

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

const fieldLabels = new Map<string, string>(caseFieldRows.map(({ name, label }) => [name, label]));

/** The facts of a letter, each with a readable source. */
export function factViews(factSheet: FactSheet): FactView[] {
  return Object.values(factSheet.facts).map((fact: Fact) => ({
    id: fact.id,
    label: fact.label,
    display: fact.display,
    kind: fact.kind,
    value: fact.value,
    field: fact.source.from === 'field' ? fact.source.field : null,
    source: sourceLabel(fact.source),
    file_id: 'file_id' in fact.source ? fact.source.file_id : null,
  }));
}

function sourceLabel(source: FactSource): string {
  switch (source.from) {
    case 'field':
      return `Application: ${fieldLabels.get(source.field) ?? source.field.replaceAll('_', ' ')}`;
    case 'owner':
      return `Application: owner ${source.index + 1}`;
    case 'file':
      return 'Uploaded document';
    case 'computed':
      return `Computed: ${source.rule}`;
    case 'knowledge':
      return `Library: ${source.entry}`;
    case 'attorney':
      return `Added by ${source.by}: ${source.where}`;
    case 'event':
      return 'What happened, confirmed by the merchant';
    case 'given':
      return `Entered at the desk: ${source.what}`;
  }
}
