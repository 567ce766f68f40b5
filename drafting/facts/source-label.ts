import { caseFieldRows } from '../../domain/case-fields.ts';
import type { Fact } from './fact.ts';

const fieldLabels = new Map<string, string>(caseFieldRows.map(({ name, label }) => [name, label]));

/** Where a fact is from, as a reader sees it. `unconfirmed`: facts that the merchant no longer confirms. */
export function sourceLabel({ id, source }: Pick<Fact, 'id' | 'source'>, unconfirmed: ReadonlySet<string>): string {
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
      return unconfirmed.has(id)
        ? 'What happened, no longer confirmed by the merchant'
        : 'What happened, confirmed by the merchant';
    case 'given':
      return `Entered at the desk: ${source.what}`;
  }
}
