import type { Conflicts } from '../../contract/conflicts.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso } from '../kernel/present.ts';
import { decideConflicts, getConflicts, type CaseConflicts } from './decide.ts';
import { clearFirmHit, listFirmHits } from './firm-hits.ts';
import { getLeaving } from './get-leaving.ts';
import { addParty, listParties, removeParty, type KnownParty } from './known-parties.ts';

export const conflictRoutes = {
  get: api.conflicts.get.handler(async ({ context, input }) =>
    present(await getConflicts(context.services, signedIn(context), input.id)),
  ),
  decide: api.conflicts.decide.handler(async ({ context, input: { id, ...decided } }) =>
    present(await decideConflicts(context.services, signedIn(context), id, decided)),
  ),
  listParties: api.conflicts.listParties.handler(async ({ context }) => ({
    items: (await listParties(context.services, signedIn(context))).map(presentParty),
  })),
  addParty: api.conflicts.addParty.handler(async ({ context, input }) => {
    await addParty(context.services, signedIn(context), input);
    return { items: (await listParties(context.services, signedIn(context))).map(presentParty) };
  }),
  removeParty: api.conflicts.removeParty.handler(async ({ context, input }) => {
    await removeParty(context.services, signedIn(context), input.id);
    return { items: (await listParties(context.services, signedIn(context))).map(presentParty) };
  }),
  getLeaving: api.conflicts.getLeaving.handler(async ({ context, input }) => {
    const { left_at, ...leaving } = await getLeaving(context.services, signedIn(context), input.id);
    return { ...leaving, left_at: iso(left_at) };
  }),
  listFirmHits: api.conflicts.listFirmHits.handler(async ({ context }) => ({
    items: await listFirmHits(context.services, signedIn(context)),
  })),
  clearFirmHit: api.conflicts.clearFirmHit.handler(async ({ context, input }) => {
    await clearFirmHit(context.services, signedIn(context), input);
    return { items: await listFirmHits(context.services, signedIn(context)) };
  }),
};

const presentParty = ({ added_by_name: added_by, added_at, ...party }: KnownParty) => ({
  ...party,
  added_by,
  added_at: iso(added_at),
});

const present = ({ parties, hits, decision, cleared, ofCounsel }: CaseConflicts): Conflicts => ({
  client: [...parties.client],
  adverse: [...parties.adverse],
  hits,
  cleared,
  of_counsel: ofCounsel,
  decision: decision && {
    outcome: decision.outcome,
    reason: decision.reason,
    hits: decision.hits.length,
    decided_by: decision.decided_by_name,
    decided_at: iso(decision.decided_at),
  },
});
