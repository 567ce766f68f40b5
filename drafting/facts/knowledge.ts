import type { Processor } from '../../domain/processors.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { quotations, terms } from '../../knowledge/terms.ts';
import type { Exhibit } from './exhibits.ts';
import { computed, knowledge, type FactBuilder } from './fact-builder.ts';

const applies = (only: readonly Processor[] | undefined, processor: Processor): boolean =>
  !only || only.includes(processor);

/** Numbers and quotations the authorities state for this processor. */
export function addKnowledgeFacts(build: FactBuilder, processor: Processor): void {
  for (const term of terms.filter((each) => applies(each.processors, processor))) {
    const about = { label: term.label, role: 'term' as const, source: knowledge(term.authority_id) };
    if (term.unit === 'percent') build.percent(term.id, term.value, about);
    else build.count(term.id, term.value, term.unit, about);
  }
  for (const quotation of quotations.filter((each) => applies(each.processors, processor))) {
    const source = knowledge(quotation.authority_id);
    build.text(quotation.id, 'text', quotation.words, { label: 'Agreement language', role: 'quotation', source });
    build.text(`${quotation.id}_version`, 'label', quotation.version, {
      label: 'Version quoted',
      role: 'quotation',
      source,
    });
  }
}

/** `exhibit_<kind>`: "Exhibit A" or "Exhibits B and C". */
export function addExhibitFacts(build: FactBuilder, exhibits: readonly Exhibit[]): void {
  for (const kind of new Set(exhibits.map((each) => each.kind))) {
    const ours = exhibits.filter((each) => each.kind === kind);
    const labels = ours.map((each) => each.label);
    const words =
      labels.length === 1 ? `Exhibit ${labels[0]}` : `Exhibits ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
    const source =
      ours.length === 1
        ? { from: 'file' as const, file_id: ours[0]?.file_id ?? '' }
        : computed('uploads of one kind', ...ours.map((each) => each.file_id ?? ''));
    build.text(`exhibit_${kind}`, 'label', words, { label: ours[0]?.description ?? kind, role: 'exhibit', source });
  }
}

/** Address lines that may be pre-filled: only an address marked usable for mailing. The first line is the addressee. */
export function knowledgeAddress(processor: Processor): string[] | null {
  const { text, usable_for_mailing } = profiles[processor].legal_notice_address;
  if (!usable_for_mailing || text === null) return null;
  const parts = text.split(', ');
  // "Block, Inc., Attn: …": the name contains a comma, and the city stays with its state.
  const attention = parts.findIndex((part) => part.startsWith('Attn'));
  const cityAt = parts.length - 2;
  return attention < 0
    ? null
    : [
        ...parts.slice(attention, cityAt - 1),
        parts.slice(cityAt - 1, cityAt).join(', '),
        parts.slice(cityAt).join(', '),
      ];
}
