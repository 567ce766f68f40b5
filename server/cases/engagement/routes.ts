import { api, signedIn } from '../../kernel/api.ts';
import { iso } from '../../kernel/present.ts';
import { decline } from './decline.ts';
import { endEngagement } from './end-engagement.ts';
import { giveNotice } from './give-notice.ts';
import { listOwed } from './list-owed.ts';

export const engagementRoutes = {
  decline: api.cases.decline.handler(async ({ context, input }) => {
    await decline(context.services, signedIn(context), input.id);
    return { declined: true as const };
  }),
  giveNotice: api.cases.giveNotice.handler(async ({ context, input: { id, ...given } }) => {
    await giveNotice(context.services, signedIn(context), id, given);
    return { how: 'withdrew' as const, last_on: given.last_on };
  }),
  listOwed: api.cases.listOwed.handler(async ({ context }) => ({
    items: (await listOwed(context.services, signedIn(context))).map(({ since, ...owed }) => ({
      ...owed,
      since: iso(since),
    })),
  })),
  endEngagement: api.cases.endEngagement.handler(async ({ context, input }) => {
    await endEngagement(context.services, signedIn(context), input.id);
    return { how: 'client_ended' as const, last_on: null };
  }),
};
