import { addFeePayment } from '../recovery/add-fee-payment.ts';
import { addOffer } from '../recovery/add-offer.ts';
import { addRecovery } from '../recovery/add-recovery.ts';
import { addTranche } from '../recovery/add-tranche.ts';
import { answerOffer } from '../recovery/answer-offer.ts';
import { readAgreement } from '../recovery/read-agreement.ts';
import { readLedger } from '../recovery/read-ledger.ts';
import { releaseTranche } from '../recovery/release-tranche.ts';
import { signAgreement } from '../recovery/sign-agreement.ts';
import { slipTranche } from '../recovery/slip-tranche.ts';
import { withdrawEntry } from '../recovery/withdraw-entry.ts';
import { withdrawOffer } from '../recovery/withdraw-offer.ts';
import { api, signedIn } from './guard.ts';
import { presentAgreement, presentLedger } from './present-recovery.ts';

export const recovery = {
  ledger: api.recovery.ledger.handler(async ({ context, input }) =>
    presentLedger(await readLedger(context.services, signedIn(context), input.id)),
  ),
  addOffer: api.recovery.addOffer.handler(async ({ context, input: { id, ...entry } }) =>
    presentLedger(await addOffer(context.services, signedIn(context), id, entry)),
  ),
  withdrawOffer: api.recovery.withdrawOffer.handler(async ({ context, input }) =>
    presentLedger(await withdrawOffer(context.services, signedIn(context), input.id, input.offer_id)),
  ),
  answerOffer: api.recovery.answerOffer.handler(async ({ context, input }) =>
    presentLedger(await answerOffer(context.services, signedIn(context), input.id, input.offer_id, input.answer)),
  ),
  addRecovery: api.recovery.addRecovery.handler(async ({ context, input: { id, ...entry } }) =>
    presentLedger(await addRecovery(context.services, signedIn(context), id, entry)),
  ),
  addTranche: api.recovery.addTranche.handler(async ({ context, input: { id, ...entry } }) =>
    presentLedger(await addTranche(context.services, signedIn(context), id, entry)),
  ),
  slipTranche: api.recovery.slipTranche.handler(async ({ context, input: { id, tranche_id, ...slip } }) =>
    presentLedger(await slipTranche(context.services, signedIn(context), id, tranche_id, slip)),
  ),
  releaseTranche: api.recovery.releaseTranche.handler(async ({ context, input }) =>
    presentLedger(
      await releaseTranche(context.services, signedIn(context), input.id, input.tranche_id, input.released_on),
    ),
  ),
  addFeePayment: api.recovery.addFeePayment.handler(async ({ context, input: { id, ...entry } }) =>
    presentLedger(await addFeePayment(context.services, signedIn(context), id, entry)),
  ),
  withdrawEntry: api.recovery.withdrawEntry.handler(async ({ context, input }) =>
    presentLedger(await withdrawEntry(context.services, signedIn(context), input.id, input.entry_id, input.why)),
  ),
  agreement: api.recovery.agreement.handler(async ({ context, input }) =>
    presentAgreement(await readAgreement(context.services, signedIn(context), input.id)),
  ),
  sign: api.recovery.sign.handler(async ({ context, input: { id, sha256, typed_name } }) => {
    const signature = { sha256, typed_name, address: context.address, user_agent: context.userAgent };
    return presentAgreement(await signAgreement(context.services, signedIn(context), id, signature));
  }),
};
