import type { Fact, FactSheet, FactSource } from '../../drafting/facts/fact.ts';

export type FactView = {
  id: string;
  label: string;
  display: string;
  kind: string;
  source: string;
  file_id: string | null;
};

/** The facts of a letter, each with a readable source. */
export function factViews(factSheet: FactSheet): FactView[] {
  return Object.values(factSheet.facts).map((fact: Fact) => ({
    id: fact.id,
    label: fact.label,
    display: fact.display,
    kind: fact.kind,
    source: sourceLabel(fact.source),
    file_id: fact.source.from === 'file' ? fact.source.file_id : null,
  }));
}

function sourceLabel(source: FactSource): string {
  switch (source.from) {
    case 'field':
      return `Application: ${source.field.replaceAll('_', ' ')}`;
    case 'owner':
      return `Application: owner ${source.index + 1}`;
    case 'file':
      return 'Uploaded document';
    case 'computed':
      return `Computed: ${source.rule}`;
    case 'knowledge':
      return `Library: ${source.entry}`;
    case 'given':
      return `Entered at the desk: ${source.what}`;
  }
}
