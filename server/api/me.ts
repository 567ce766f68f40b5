import { readMailPreferences } from '../people/read-mail-preferences.ts';
import { readErasure } from '../people/read-erasure.ts';
import { patchMe } from '../people/patch-me.ts';
import { readMe } from '../people/read-me.ts';
import { requestErasure } from '../people/request-erasure.ts';
import { saveMailPreferences } from '../people/save-mail-preferences.ts';
import { withdrawErasure } from '../people/withdraw-erasure.ts';
import { api, signedIn } from './guard.ts';
import { presentOwnErasure } from './present-erasure.ts';

export const me = {
  get: api.me.get.handler(({ context }) => readMe(context.services, signedIn(context))),
  patch: api.me.patch.handler(({ context, input }) => patchMe(context.services, signedIn(context), input)),
  mailPreferences: api.me.mailPreferences.handler(({ context }) =>
    readMailPreferences(context.services, signedIn(context)),
  ),
  putMailPreferences: api.me.putMailPreferences.handler(({ context, input }) =>
    saveMailPreferences(context.services, signedIn(context), input),
  ),
  erasure: api.me.erasure.handler(async ({ context }) =>
    presentOwnErasure(await readErasure(context.services, signedIn(context))),
  ),
  requestErasure: api.me.requestErasure.handler(async ({ context, input }) =>
    presentOwnErasure(await requestErasure(context.services, signedIn(context), input.note)),
  ),
  withdrawErasure: api.me.withdrawErasure.handler(async ({ context }) =>
    presentOwnErasure(await withdrawErasure(context.services, signedIn(context))),
  ),
};
