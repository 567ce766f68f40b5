import { approveLetter } from './approve.ts';
import { confirmFindings } from './confirm-findings.ts';
import { listLetters } from './list.ts';
import { listQueue } from './list-queue.ts';
import { readLetter } from './get.ts';
import { recordDelivery } from './record-delivery.ts';
import { recordTracking } from './record-tracking.ts';
import { returnLetter } from './send-back.ts';
import { saveLetter } from './put.ts';
import { sendLetter } from './send.ts';
import { settleEmail } from './settle-email.ts';
import { submitLetter } from './submit.ts';
import { api, signedIn } from '../kernel/api.ts';
import { presentLetter, presentListedLetter, presentQueueRow } from './present-letter.ts';

export const letters = {
  queue: api.letters.queue.handler(async ({ context }) => ({
    items: (await listQueue(context.services, signedIn(context))).map(presentQueueRow),
  })),
  ofCase: api.letters.ofCase.handler(async ({ context, input }) => ({
    items: (await listLetters(context.services, signedIn(context), input.id)).map(presentListedLetter),
  })),
  get: api.letters.get.handler(async ({ context, input }) => {
    const person = signedIn(context);
    return presentLetter(await readLetter(context.services, person, input.id), person);
  }),
  put: api.letters.put.handler(async ({ context, input }) => {
    const person = signedIn(context);
    return presentLetter(await saveLetter(context.services, person, input.id, input.version, input.document), person);
  }),
  submit: api.letters.submit.handler(async ({ context, input }) => {
    const person = signedIn(context);
    return presentLetter(await submitLetter(context.services, person, input.id), person);
  }),
  approve: api.letters.approve.handler(async ({ context, input }) => {
    const person = signedIn(context);
    return presentLetter(await approveLetter(context.services, person, input.id, input), person);
  }),
  confirm: api.letters.confirm.handler(async ({ context, input }) => {
    const person = signedIn(context);
    return presentLetter(await confirmFindings(context.services, person, input.id, input.keys), person);
  }),
  return: api.letters.return.handler(async ({ context, input }) => {
    const person = signedIn(context);
    return presentLetter(await returnLetter(context.services, person, input.id, input.note), person);
  }),
  send: api.letters.send.handler(async ({ context, input }) => {
    const person = signedIn(context);
    return presentLetter(await sendLetter(context.services, person, input.id, input.email), person);
  }),
  settleEmail: api.letters.settleEmail.handler(async ({ context, input: { id, ...how } }) => {
    const person = signedIn(context);
    return presentLetter(await settleEmail(context.services, person, id, how), person);
  }),
  delivery: api.letters.delivery.handler(async ({ context, input: { id, ...delivered } }) => {
    const person = signedIn(context);
    return presentLetter(await recordDelivery(context.services, person, id, delivered), person);
  }),
  tracking: api.letters.tracking.handler(async ({ context, input }) => {
    const person = signedIn(context);
    return presentLetter(await recordTracking(context.services, person, input.id, input.tracking_number), person);
  }),
};
