import type { OwnFact } from '../../domain/letters/own-source.ts';
import type { FactBuilder } from './fact-builder.ts';

/** Facts that an attorney added to the case, under the ids by which letters refer to them. */
export function addOwnFacts(build: FactBuilder, facts: readonly OwnFact[]): void {
  for (const { id, label, kind, value, source, file_id, page, added_by_name: by } of facts) {
    const about = {
      label,
      role: 'own' as const,
      source: { from: 'attorney' as const, by, where: source, file_id, ...(page === null ? {} : { page }) },
      confidence: 'medium' as const,
    };
    if (kind === 'money') build.money(id, Number(value), about);
    else if (kind === 'date') build.date(id, String(value), about);
    else build.text(id, 'text', String(value), about);
  }
}
