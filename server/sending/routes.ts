import { api, signedIn } from '../kernel/api.ts';
import { presentLetter } from '../letters/present-letter.ts';
import { listPostings } from './list-postings.ts';
import { postByHand } from './post-by-hand.ts';
import { recordDelivery } from './record-delivery.ts';
import { recordEmailArrived } from './record-email-arrived.ts';
import { revokeLink } from './revoke-link.ts';
import { keepEnvelope } from './keep-envelope.ts';
import { recordTracking } from './record-tracking.ts';
import { sendEmailAgain } from './send-email-again.ts';
import { send } from './send.ts';

export const sendingRoutes = {
  send: api.letters.send.handler(async ({ context, input: { id, ...sending } }) => {
    const user = signedIn(context);
    return presentLetter(await send(context.services, user, id, sending), user);
  }),
  listPostings: api.letters.listPostings.handler(({ context }) => listPostings(context.services, signedIn(context))),
  recordEmailArrived: api.letters.recordEmailArrived.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await recordEmailArrived(context.services, user, input.id, input.reason), user);
  }),
  sendEmailAgain: api.letters.sendEmailAgain.handler(async ({ context, input: { id, ...how } }) => {
    const user = signedIn(context);
    return presentLetter(await sendEmailAgain(context.services, user, id, how), user);
  }),
  recordTracking: api.letters.recordTracking.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await recordTracking(context.services, user, input.id, input), user);
  }),
  keepEnvelope: api.letters.keepEnvelope.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await keepEnvelope(context.services, user, input.id), user);
  }),
  revokeLink: api.letters.revokeLink.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await revokeLink(context.services, user, input), user);
  }),
  postByHand: api.letters.postByHand.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await postByHand(context.services, user, input.id, input.reason), user);
  }),
  recordDelivery: api.letters.recordDelivery.handler(async ({ context, input: { id, ...delivered } }) => {
    const user = signedIn(context);
    return presentLetter(await recordDelivery(context.services, user, id, delivered), user);
  }),
};
