import { z } from 'zod';
import { api, signedIn } from '../kernel/api.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { decideErasure } from './decide-erasure.ts';
import { getErasure, requestErasure, withdrawErasure } from './own-erasure.ts';
import { listErasures } from './list-erasures.ts';
import { presentErasure, presentOwnErasure } from './present-erasure.ts';
import { setLegalHold } from './set-legal-hold.ts';

const position = z.object({ open: z.boolean(), value: z.string().max(100), id: z.uuid() });

export const privacyRoutes = {
  getErasure: api.privacy.getErasure.handler(async ({ context }) =>
    presentOwnErasure(await getErasure(context.services, signedIn(context))),
  ),
  requestErasure: api.privacy.requestErasure.handler(async ({ context, input }) =>
    presentOwnErasure(await requestErasure(context.services, signedIn(context), input.note)),
  ),
  withdrawErasure: api.privacy.withdrawErasure.handler(async ({ context }) =>
    presentOwnErasure(await withdrawErasure(context.services, signedIn(context))),
  ),
  listErasures: api.privacy.listErasures.handler(async ({ context, input }) => {
    const { items, next } = await listErasures(context.services, signedIn(context), readCursor(position, input.cursor));
    return { items: items.map(presentErasure), next_cursor: next && writeCursor(next) };
  }),
  decideErasure: api.privacy.decideErasure.handler(async ({ context, input }) =>
    presentErasure(await decideErasure(context.services, signedIn(context), input)),
  ),
  setLegalHold: api.privacy.setLegalHold.handler(({ context, input }) =>
    setLegalHold(context.services, signedIn(context), input.id, input.on, input.why),
  ),
};
