import type { Hono } from 'hono';
import { api, signedIn } from '../kernel/api.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import { attachment, byteRoute } from '../kernel/byte-route.ts';
import type { Services } from '../kernel/context.ts';
import { addFeePayment } from './add-fee-payment.ts';
import { addRecovery } from './add-recovery.ts';
import { adviseOffer } from './advise-offer.ts';
import { addTranche, releaseTranche, slipTranche } from './tranches.ts';
import { answerOffer } from './answer-offer.ts';
import { getLedger } from './get-ledger.ts';
import { presentLedger } from './present-money.ts';
import { readInvoice } from './read-invoice.ts';
import { withdrawEntry } from './withdraw-entry.ts';
import { withdrawOffer } from './withdraw-offer.ts';

export const moneyRoutes = {
  getLedger: api.money.getLedger.handler(async ({ context, input }) =>
    presentLedger(await getLedger(context.services, signedIn(context), input.id)),
  ),
  withdrawOffer: api.money.withdrawOffer.handler(async ({ context, input }) =>
    presentLedger(await withdrawOffer(context.services, signedIn(context), input.id, input.offer_id)),
  ),
  adviseOffer: api.money.adviseOffer.handler(async ({ context, input: { id, advice_id, ...advice } }) =>
    presentLedger(await adviseOffer(context.services, signedIn(context), id, { id: advice_id, ...advice })),
  ),
  answerOffer: api.money.answerOffer.handler(async ({ context, input: { id, offer_id, ...given } }) => {
    const signed = { ...given, address: context.address };
    return presentLedger(await answerOffer(context.services, signedIn(context), id, offer_id, signed));
  }),
  addRecovery: api.money.addRecovery.handler(async ({ context, input: { id, ...entry } }) =>
    presentLedger(await addRecovery(context.services, signedIn(context), id, entry)),
  ),
  addTranche: api.money.addTranche.handler(async ({ context, input: { id, ...entry } }) =>
    presentLedger(await addTranche(context.services, signedIn(context), id, entry)),
  ),
  slipTranche: api.money.slipTranche.handler(async ({ context, input: { id, tranche_id, ...slip } }) =>
    presentLedger(await slipTranche(context.services, signedIn(context), id, tranche_id, slip)),
  ),
  releaseTranche: api.money.releaseTranche.handler(async ({ context, input }) =>
    presentLedger(
      await releaseTranche(context.services, signedIn(context), input.id, input.tranche_id, input.released_on),
    ),
  ),
  addFeePayment: api.money.addFeePayment.handler(async ({ context, input: { id, ...entry } }) =>
    presentLedger(await addFeePayment(context.services, signedIn(context), id, entry)),
  ),
  withdrawEntry: api.money.withdrawEntry.handler(async ({ context, input }) =>
    presentLedger(await withdrawEntry(context.services, signedIn(context), input.id, input.entry_id, input.why)),
  ),
};

/** An invoice as a PDF, inline unless `?download` is given. */
export function moneyByteRoutes(app: Hono<AppEnv>, services: Services): void {
  byteRoute(
    app,
    'money.invoicePdf',
    async (user, id, c) => {
      const { bytes, filename } = await readInvoice(services, user, id);
      const headers = attachment(filename, 'application/pdf', c.req.query('download') === undefined);
      return new Response(new Uint8Array(bytes), { headers });
    },
    'This invoice',
  );
}
