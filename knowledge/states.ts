import { z } from 'zod';
import { usStates, type UsState } from '../domain/case-options.ts';
import { stateEntry, type StateEntry } from './schemas.ts';
import stateTables from './state_tables.json' with { type: 'json' };

/** What the law of each state says. Malformed data fails at startup. */
export const states = z.record(z.enum(usStates), stateEntry).parse(stateTables.states) as Readonly<
  Record<UsState, StateEntry>
>;
