import { createHash } from 'node:crypto';
import { z } from 'zod';
import { processors as processorKeys, usStates, type Processor, type UsState } from '../domain/case.ts';
import authoritiesJson from './authorities.json' with { type: 'json' };
import processorsJson from './processors.json' with { type: 'json' };
import stateTablesJson from './state_tables.json' with { type: 'json' };
import { authority, limitationOverride, processorEntry, stateEntry } from './schemas.ts';
import type { Authority, LimitationOverride, ProcessorEntry, StateEntry } from './schemas.ts';

const list = z.array(authority).parse(authoritiesJson);

/** Every authority by its id. A malformed library stops the program at start. */
export const authorities: ReadonlyMap<string, Authority> = new Map(list.map((each) => [each.id, each]));
if (authorities.size !== list.length) throw new Error('two authorities share an id');

/** May be cited in a letter. */
export const usable: readonly Authority[] = list.filter((each) => each.usable && !each.do_not_cite);
/** May never be cited to a processor; `reason` says why. */
export const doNotCite: readonly Authority[] = list.filter((each) => each.do_not_cite);

/** The authority with this id. Throws when the library has none: an id in our own rules is never wrong silently. */
export function authorityOf(id: string): Authority {
  const found = authorities.get(id);
  if (!found) throw new Error(`no authority ${id} in the library`);
  return found;
}

export const processors = z
  .record(z.enum(processorKeys), processorEntry)
  .parse(Object.fromEntries(processorKeys.map((key) => [key, processorsJson[key]]))) as Readonly<
  Record<Processor, ProcessorEntry>
>;

export const states = z.record(z.enum(usStates), stateEntry).parse(stateTablesJson.states) as Readonly<
  Record<UsState, StateEntry>
>;

export const limitationOverrides: Readonly<Partial<Record<Processor, LimitationOverride>>> = z
  .partialRecord(z.enum(processorKeys), limitationOverride)
  .parse(stateTablesJson.processor_overrides);

/** sha-256 in hex of the three tables; a letter keeps the one it was drafted with. */
export const libraryHash: string = createHash('sha256')
  .update(JSON.stringify([authoritiesJson, processorsJson, stateTablesJson]))
  .digest('hex');
