import { usualFacts } from '../packet/contents.ts';
import type { Box, Packet } from '../packet/packet.ts';
import { disputeTexts } from './notice.ts';
import { saidIn } from './paper-draft.ts';

/** What somebody enters on the processor's site for one content of the notice. */
export type FieldToEnter = { label: string; text: string };

/** Done by the submission itself, by a signature or by a file; so is an authorization. */
const notTyped: readonly Box['id'][] = ['form_fields', 'signature', 'documents'];

/** The contents of a notice as texts to paste, in the agreement's order; a content that is not on file is left out. Pure. */
export function fieldsToEnter(
  { boxes }: Packet,
  facts: Readonly<Record<string, { label: string; display: string }>>,
): FieldToEnter[] {
  const { claim, relief } = disputeTexts(saidIn({ facts }), { agreement: 'the agreement', paper: null });
  const asWords: Readonly<Partial<Record<Box['id'], string>>> = { claims: claim, basis: claim, relief };
  return boxes.flatMap(({ id, says }) => {
    if (id === 'authorization' || notTyped.includes(id)) return [];
    const shown = usualFacts[id]
      .map((set) => set.flatMap((fact) => facts[fact] ?? []))
      .find((found, index) => found.length === usualFacts[id][index]?.length);
    if (!shown) return [];
    const onFile =
      shown.length === 1 ? shown[0]?.display : shown.map(({ label, display }) => `${label}: ${display}`).join('\n');
    const text = asWords[id]?.replaceAll('**', '') ?? onFile ?? '';
    return [{ label: says.charAt(0).toUpperCase() + says.slice(1), text }];
  });
}
