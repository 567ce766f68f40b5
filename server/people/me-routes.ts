import { readMailPreferences } from '../email/get-preferences.ts';
import { readErasure } from '../privacy/get-erasure.ts';
import { patchMe } from './patch-me.ts';
import { readMe } from './get-me.ts';
import { requestErasure } from '../privacy/request-erasure.ts';
import { saveMailPreferences } from '../email/put-preferences.ts';
import { withdrawErasure } from '../privacy/withdraw-erasure.ts';
import { api, signedIn } from '../kernel/api.ts';
import { presentOwnErasure } from '../privacy/present-erasure.ts';

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
