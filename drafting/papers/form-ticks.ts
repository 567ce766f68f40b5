import type { FormField } from '../../domain/documents/form-field.ts';
import type { NoticeContent } from '../../knowledge/processors/agreement.ts';
import { contentSays } from '../packet/contents.ts';
import { roleOf } from './form-values.ts';

/** One thing that counsel ticks with the page in view; `value`: what the file holds there, null for what only the page shows. */
export type FormTick = { id: string; says: string; value: string | null };

const page = (id: string, says: string): FormTick => ({ id, says, value: null });

/** Contents that are no field of the form: what goes with it, and what is ticked by itself. */
const elsewhere: readonly NoticeContent[] = ['form_fields', 'documents', 'signature'];

/**
 * What counsel ticks before a form counts: each of its fields, or of a flat form or a scan each content that the agreement asks for; and always
 * the signature, its date, and that it is the blank with nothing changed but what was filled in. Pure.
 */
export function ticksOf(fields: readonly FormField[], contents: readonly NoticeContent[]): FormTick[] {
  const shown =
    fields.length > 0
      ? fields
          .filter((field) => !['signature', 'date'].includes(roleOf(field)))
          .map(({ name, label, value }) => ({ id: `field:${name}`, says: label, value }))
      : [
          ...contents
            .filter((each) => !elsewhere.includes(each))
            .map((each) => page(`content:${each}`, contentSays[each])),
          page('fields', 'every other field of the form'),
        ];
  return [
    ...shown,
    page('signature', 'the signature of the merchant'),
    page('date', 'the date of the signature'),
    page('blank', 'page by page the blank, with nothing changed but what was filled in'),
  ];
}
