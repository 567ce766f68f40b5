import { api, signedIn } from '../kernel/api.ts';
import { approve } from './approve.ts';
import { getApproval } from './approval.ts';
import { previewSigned } from './preview-signed.ts';
import { confirmFinding } from './findings/confirm-finding.ts';
import { fileAsRead } from './findings/file-as-read.ts';
import { takeFindings } from './findings/take-findings.ts';
import { generate } from './generate.ts';
import { get } from './get.ts';
import { getFactsInSpanish } from './get-facts-in-spanish.ts';
import { listQueue } from './list-queue.ts';
import { list } from './list.ts';
import { listWaitingEmails } from './list-waiting-emails.ts';
import { presentLetter, presentListedLetter, presentQueueRow, presentWaitingEmail } from './present-letter.ts';
import { presentApproval } from './present-approval.ts';
import { put } from './put.ts';
import { recordReading } from './reading/record-reading.ts';
import { redate } from './redate.ts';
import { redraft } from './redraft.ts';
import { sendBack } from './send-back.ts';
import { submit } from './submit.ts';
import { testEngine } from './test-engine.ts';

export const letterRoutes = {
  listQueue: api.letters.listQueue.handler(async ({ context }) => ({
    items: (await listQueue(context.services, signedIn(context))).map(presentQueueRow),
  })),
  list: api.letters.list.handler(async ({ context, input }) => ({
    items: (await list(context.services, signedIn(context), input.id)).map(presentListedLetter),
  })),
  get: api.letters.get.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await get(context.services, user, input.id), user);
  }),
  getFactsInSpanish: api.letters.getFactsInSpanish.handler(({ context, input }) =>
    getFactsInSpanish(context.services, signedIn(context), input.id),
  ),
  put: api.letters.put.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await put(context.services, user, input.id, input.version, input.document), user);
  }),
  redraft: api.letters.redraft.handler(async ({ context, input }) => {
    const user = signedIn(context);
    const { desk, carried } = await redraft(context.services, user, input.id);
    return { ...presentLetter(desk, user), carried_over: carried };
  }),
  redate: api.letters.redate.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await redate(context.services, user, input.id), user);
  }),
  submit: api.letters.submit.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await submit(context.services, user, input.id, input.answer), user);
  }),
  recordReading: api.letters.recordReading.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await recordReading(context.services, user, input.id, input), user);
  }),
  previewSigned: api.letters.previewSigned.handler(async ({ context, input }) =>
    previewSigned(context.services, signedIn(context), input.id, input),
  ),
  approve: api.letters.approve.handler(async ({ context, input }) => {
    const user = signedIn(context);
    await approve(context.services, user, input.id, input);
    return presentLetter(await get(context.services, user, input.id), user);
  }),
  getApproval: api.letters.getApproval.handler(async ({ context, input }) =>
    presentApproval(await getApproval(context.services, signedIn(context), input.id)),
  ),
  confirmFinding: api.letters.confirmFinding.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await confirmFinding(context.services, user, input.id, input.key), user);
  }),
  takeFindings: api.letters.takeFindings.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await takeFindings(context.services, user, input.id, input), user);
  }),
  fileAsRead: api.letters.fileAsRead.handler(async ({ context, input }) => {
    const user = signedIn(context);
    const { desk, carried } = await fileAsRead(context.services, user, input.id, input.file_id);
    return { ...presentLetter(desk, user), carried_over: carried };
  }),
  sendBack: api.letters.sendBack.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentLetter(await sendBack(context.services, user, input.id, input.note), user);
  }),
  listWaitingEmails: api.letters.listWaitingEmails.handler(async ({ context }) => ({
    items: (await listWaitingEmails(context.services, signedIn(context))).map((row) => ({
      ...presentWaitingEmail(row),
      case_id: row.case_id,
      case_number: row.case_number,
      business: row.business,
    })),
  })),
  generate: api.letters.generate.handler(({ context, input }) => generate(context.services, signedIn(context), input)),
  testEngine: api.letters.testEngine.handler(async ({ context, input }) => {
    const result = await testEngine(context.services, signedIn(context), input.caseId);
    return { success: true, ...result };
  }),
};
