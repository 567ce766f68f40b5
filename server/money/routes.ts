import { addFeePayment } from './add-fee-payment.ts';
import { addOffer } from './add-offer.ts';
import { addRecovery } from './add-recovery.ts';
import { addTranche } from './add-tranche.ts';
import { answerOffer } from './answer-offer.ts';
import { readAgreement } from './get-agreement.ts';
import { readLedger } from './get-ledger.ts';
import { releaseTranche } from './release-tranche.ts';
import { signAgreement } from './sign-agreement.ts';
import { slipTranche } from './slip-tranche.ts';
import { withdrawEntry } from './withdraw-entry.ts';
import { withdrawOffer } from './withdraw-offer.ts';
import { api, signedIn } from '../kernel/api.ts';
import { presentAgreement, presentLedger } from './present-money.ts';

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
