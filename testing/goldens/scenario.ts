import type { Processor } from '../../domain/processors.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { DraftRequest } from '../../drafting/draft-letter.ts';
import type { PacketGiven } from '../../drafting/packet/given.ts';
import { firm, fullCase } from '../cases/sample-cases.ts';
import { dates } from './history.ts';

/** A golden letter: how its case is told, and what was known. Names and numbers are fictional. */
export type Golden = {
  name: string;
  story: string;
  request: DraftRequest;
  /** Rubric points that it must reach. */ enough: number;
};

/** Everything that a notice may require besides the letter. */
export const packet: PacketGiven = {
  form_completed_on: '2026-11-20',
  signature: { by: 'merchant', name: 'Maya Okafor', on: '2026-11-20' },
  authorization: { name: 'Maya Okafor', on: '2026-11-20' },
  filing_on: null,
};

export const copyEmail = 'legal@processor.example.com';
/** An address entered by an attorney, where the knowledge has no usable one. */
export const entered = ['Legal Department', '1 Example Square', 'Springfield, OR 97477'];

/** A first letter under another version, or without its packet. */
export function first(
  processor: Processor,
  name: string,
  story: string,
  { fields, ...request }: Partial<DraftRequest> & { fields?: Partial<CaseFields> },
): Golden {
  const { fields: usual, ...rest } = fullCase(processor);
  return {
    name: `${processor}-${name}`,
    story,
    enough: 19,
    request: {
      caseFile: { ...rest, fields: { ...usual, ...fields } },
      letterType: 'initial',
      dated: dates.initial,
      firm,
      copyEmail,
      mailingAddress: processor === 'square' ? null : entered,
      ...request,
    },
  };
}

/**
 * For an agreement that we have not read: there is no clause to quote and no notice with a known form, so two points of
 * the rubric cannot be reached.
 */
const unreadEnough = 18;
export const unread = (
  processor: Processor,
  name: string,
  story: string,
  given: Partial<DraftRequest> & { fields?: Partial<CaseFields> },
): Golden => ({ ...first(processor, name, story, given), enough: unreadEnough });
