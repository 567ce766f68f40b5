import { iso, isoOrNull } from '../kernel/present.ts';
import { analyze, requestAnalysis } from './analyze.ts';
import { cancel } from './cancel.ts';
import { exportAnalysis } from './export-analysis.ts';
import { type CaseAnswers, getAnswers } from './get-answers.ts';
import { hotCaseReads } from './hot-reads.ts';
import { type CaseNotification, listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { chooseKind } from './choose-kind.ts';
import { presentFile } from '../documents/present-file.ts';
import { putAnswers } from './put-answers.ts';
import { api, signedIn } from '../kernel/api.ts';
import { notFound } from '../kernel/refusal.ts';

export const caseRoutes = {
  list: api.cases.list.handler(async ({ context, input }) =>
    JSON.parse(await hotCaseReads.list(context.services, signedIn(context), input)),
  ),
  get: api.cases.get.handler(async ({ context, input }) =>
    JSON.parse(await hotCaseReads.get(context.services, signedIn(context), input)),
  ),
  cancel: api.cases.cancel.handler(async ({ context, input }) => ({
    cancelled_at: iso(await cancel(context.services, signedIn(context), input.id, input.reason)),
  })),
  getAnswers: api.cases.getAnswers.handler(async ({ context, input }) =>
    presentAnswers(await getAnswers(context.services, signedIn(context), input.id)),
  ),
  putAnswers: api.cases.putAnswers.handler(async ({ context, input }) =>
    presentAnswers(await putAnswers(context.services, signedIn(context), input.id, input)),
  ),
  chooseKind: api.cases.chooseKind.handler(async ({ context, input }) =>
    presentFile(await chooseKind(context.services, signedIn(context), input)),
  ),
  listNotifications: api.cases.listNotifications.handler(async ({ context }) =>
    presentNotifications(await listNotifications(context.services, signedIn(context))),
  ),
  markNotificationsRead: api.cases.markNotificationsRead.handler(async ({ context, input }) =>
    presentNotifications(await markNotificationsRead(context.services, signedIn(context), input.ids)),
  ),
  requestAnalysis: api.cases.requestAnalysis.handler(async ({ context, input }) => ({
    success: true,
    queued: await requestAnalysis(context.services, signedIn(context), input.caseId),
  })),
  analyze: api.cases.analyze.handler(async ({ context, input }) => {
    const analysis = await analyze(context.services, signedIn(context), input.caseId, { once: false });
    if (!analysis) throw notFound('This case');
    return { analysis };
  }),
  exportAnalysis: api.cases.exportAnalysis.handler(async ({ context, input }) => {
    const { bytes, filename } = await exportAnalysis(context.services, signedIn(context), input);
    return { pdfBase64: Buffer.from(bytes).toString('base64'), contentType: 'application/pdf' as const, filename };
  }),
};

function presentAnswers({ row, answers, why_not }: CaseAnswers) {
  return { answers, version: row.version, editable: why_not === null, why_not, has_ein: row.ein_last4 !== null };
}

function presentNotifications(found: readonly CaseNotification[]) {
  return {
    items: found.map(({ key: _key, at, ...shown }) => ({ ...shown, at: isoOrNull(at) })),
    unread: found.filter(({ unread }) => unread).length,
  };
}
