import { api, signedIn } from '../kernel/api.ts';
import { answerCorrection } from './answer-correction.ts';
import { answerFacts } from './answer-facts.ts';
import { chooseVersion } from './choose-version.ts';
import { confirmVersion } from './confirm-version.ts';
import { fillForm } from './fill-form.ts';
import { get } from './get.ts';
import { getFacts } from './get-facts.ts';
import { presentFacts } from './present-facts.ts';
import { presentPacket } from './present-packet.ts';
import { proposeOffer } from './propose-offer.ts';
import { recordForm } from './record-form.ts';
import { returnForm } from './return-form.ts';
import { setAsideVersion } from './set-aside-version.ts';
import { setFilingDay } from './set-filing-day.ts';
import { supplyForm } from './supply-form.ts';
import { tickForm } from './tick-form.ts';
import { waiveFacts } from './waive-facts.ts';

export const packetRoutes = {
  get: api.packet.get.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentPacket(await get(context.services, user, input.id), user);
  }),
  recordForm: api.packet.recordForm.handler(async ({ context, input: { id, ...submitted } }) => {
    const user = signedIn(context);
    return presentPacket(await recordForm(context.services, user, id, submitted), user);
  }),
  supplyForm: api.packet.supplyForm.handler(async ({ context, input: { id, ...given } }) => {
    const user = signedIn(context);
    return presentPacket(await supplyForm(context.services, user, id, given), user);
  }),
  fillForm: api.packet.fillForm.handler(async ({ context, input: { id, ...filling } }) => {
    const user = signedIn(context);
    return presentPacket(await fillForm(context.services, user, id, filling), user);
  }),
  returnForm: api.packet.returnForm.handler(async ({ context, input: { id, ...given } }) => {
    const user = signedIn(context);
    return presentPacket(await returnForm(context.services, user, id, given), user);
  }),
  tickForm: api.packet.tickForm.handler(async ({ context, input: { id, ...ticking } }) => {
    const user = signedIn(context);
    return presentPacket(await tickForm(context.services, user, id, ticking), user);
  }),
  setFilingDay: api.packet.setFilingDay.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentPacket(await setFilingDay(context.services, user, input.id, input.filing_on), user);
  }),
  chooseVersion: api.packet.chooseVersion.handler(async ({ context, input: { id, ...choice } }) => {
    const user = signedIn(context);
    return presentPacket(await chooseVersion(context.services, user, id, choice), user);
  }),
  setAsideVersion: api.packet.setAsideVersion.handler(async ({ context, input: { id, ...aside } }) => {
    const user = signedIn(context);
    return presentPacket(await setAsideVersion(context.services, user, id, aside), user);
  }),
  proposeOffer: api.packet.proposeOffer.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentPacket(await proposeOffer(context.services, user, input.id, input.offer), user);
  }),
  confirmVersion: api.packet.confirmVersion.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentPacket(await confirmVersion(context.services, user, input.id, input.version), user);
  }),
  getFacts: api.packet.getFacts.handler(async ({ context, input }) =>
    presentFacts(await getFacts(context.services, signedIn(context), input.id)),
  ),
  answerFacts: api.packet.answerFacts.handler(async ({ context, input }) => {
    const from = { address: context.address, user_agent: context.userAgent };
    return presentFacts(await answerFacts(context.services, signedIn(context), input.id, input.answers, from));
  }),
  answerCorrection: api.packet.answerCorrection.handler(async ({ context, input: { id, ...given } }) =>
    presentFacts(await answerCorrection(context.services, signedIn(context), id, given)),
  ),
  waiveFacts: api.packet.waiveFacts.handler(async ({ context, input }) =>
    presentFacts(await waiveFacts(context.services, signedIn(context), input.id, input.reason)),
  ),
};
