import { api, signedIn } from '../kernel/api.ts';
import { answer } from './answer.ts';
import { attest } from './attest.ts';
import { list } from './list.ts';
import { presentPapers } from './present-papers.ts';
import { recordClosing } from './record-closing.ts';
import { recordOriginal } from './record-original.ts';
import { sign } from './sign.ts';
import { withdraw } from './withdraw.ts';

export const papersRoutes = {
  list: api.papers.list.handler(async ({ context, input }) =>
    presentPapers(await list(context.services, signedIn(context), input.id)),
  ),
  sign: api.papers.sign.handler(async ({ context, input: { id, agreed: _agreed, ai_consent: consent, ...given } }) => {
    const signing = { ...given, consent, address: context.address, user_agent: context.userAgent };
    return presentPapers(await sign(context.services, signedIn(context), id, signing));
  }),
  answer: api.papers.answer.handler(async ({ context, input: { id, ...given } }) =>
    presentPapers(await answer(context.services, signedIn(context), id, given)),
  ),
  attest: api.papers.attest.handler(async ({ context, input: { id, no_conflict: _attested, ...found } }) =>
    presentPapers(await attest(context.services, signedIn(context), id, found)),
  ),
  recordClosing: api.papers.recordClosing.handler(async ({ context, input: { id, ...points } }) =>
    presentPapers(await recordClosing(context.services, signedIn(context), id, points)),
  ),
  recordOriginal: api.papers.recordOriginal.handler(async ({ context, input: { id, ...step } }) =>
    presentPapers(await recordOriginal(context.services, signedIn(context), id, step)),
  ),
  withdraw: api.papers.withdraw.handler(async ({ context, input }) =>
    presentPapers(await withdraw(context.services, signedIn(context), input.id, input.kind)),
  ),
};
