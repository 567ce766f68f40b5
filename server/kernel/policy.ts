import type { Role } from '../../domain/role.ts';

/**
 * Who may call what: one row an endpoint, and a test that fails when an endpoint has none. The table says who may knock;
 * which objects they get is decided per object, in the use case and again by row-level security. `own-account` is `signed-in` for whoever
 * still owes a second factor as well (server/auth/second-factor-gate.ts): a look at one's own settings, nothing of a case.
 */
export type Policy = 'public' | 'own-account' | 'signed-in' | 'staff' | 'attorney' | 'desk';

export const policies: Record<string, Policy> = {
  'me.get': 'own-account',
  'me.patch': 'own-account',
  'me.mailPreferences': 'own-account',
  'me.putMailPreferences': 'own-account',
  'me.erasure': 'own-account',
  'me.requestErasure': 'signed-in',
  'me.withdrawErasure': 'signed-in',
  'me.export': 'signed-in',
  'application.getDraft': 'signed-in',
  'application.putDraft': 'signed-in',
  'application.removeUpload': 'signed-in',
  'application.submit': 'signed-in',
  'application.readings': 'signed-in',
  'cases.list': 'signed-in',
  'cases.get': 'signed-in',
  'cases.cancel': 'signed-in',
  'cases.messages': 'signed-in',
  'cases.postMessage': 'signed-in',
  'cases.markMessagesRead': 'signed-in',
  'cases.files': 'signed-in',
  'cases.addFiles': 'signed-in',
  'cases.answers': 'signed-in',
  'cases.putAnswers': 'signed-in',
  'cases.readings': 'signed-in',
  'cases.contradictions': 'desk',
  'cases.agreementPdf': 'signed-in',
  'cases.calendar': 'signed-in',
  'recovery.ledger': 'signed-in',
  'recovery.addOffer': 'staff',
  'recovery.withdrawOffer': 'staff',
  'recovery.answerOffer': 'signed-in',
  'recovery.addRecovery': 'staff',
  'recovery.addTranche': 'staff',
  'recovery.slipTranche': 'staff',
  'recovery.releaseTranche': 'staff',
  'recovery.addFeePayment': 'staff',
  'recovery.withdrawEntry': 'staff',
  'recovery.agreement': 'signed-in',
  'recovery.sign': 'signed-in',
  'events.stream': 'signed-in',
  'inquiries.sendMessage': 'public',
  'inquiries.subscribe': 'public',
  'admin.stats': 'staff',
  'admin.cases': 'staff',
  'admin.case': 'staff',
  'admin.patchCase': 'staff',
  'admin.assign': 'staff',
  'admin.attorneys': 'staff',
  'admin.inquiries': 'staff',
  'admin.markInquiry': 'staff',
  'admin.subscribers': 'staff',
  'admin.erasures': 'staff',
  'admin.decideErasure': 'staff',
  'admin.setLegalHold': 'staff',
  'admin.bulkChange': 'staff',
  'admin.history': 'staff',
  'admin.work': 'staff',
  'admin.staff': 'staff',
  'admin.views': 'staff',
  'admin.saveView': 'staff',
  'admin.removeView': 'staff',
  'admin.users': 'staff',
  'admin.user': 'staff',
  'admin.patchUser': 'staff',
  'admin.endUserSession': 'staff',
  'admin.endUserSessions': 'staff',
  'admin.revokeStaff': 'staff',
  'admin.orgs': 'staff',
  'admin.accessLog': 'staff',
  'admin.report': 'staff',
  'admin.setFileKind': 'staff',
  'admin.exportCases': 'staff',
  'admin.caseReport': 'staff',
  'letters.queue': 'attorney',
  'letters.ofCase': 'staff',
  'letters.get': 'desk',
  'letters.put': 'desk',
  'letters.submit': 'desk',
  'letters.approve': 'attorney',
  'letters.confirm': 'attorney',
  'letters.return': 'attorney',
  'letters.send': 'desk',
  'letters.settleEmail': 'desk',
  'letters.tracking': 'desk',
  'letters.delivery': 'desk',
  'knowledge.list': 'desk',
  'knowledge.entry': 'desk',
  'knowledge.confirm': 'attorney',
  'knowledge.retire': 'desk',
  'knowledge.restore': 'desk',
  'processorAnswers.list': 'desk',
  'processorAnswers.record': 'desk',
  'processorAnswers.withdraw': 'desk',
  // A merchant may start the analysis of their own case after submitting; staff any.
  'functions.strategyAnalyzer': 'signed-in',
  'functions.comprehensiveAnalyzer': 'staff',
  'functions.demandLetterGenerator': 'staff',
  'functions.testFunction': 'staff',
  'functions.pdfGenerator': 'staff',
  'rpc.createMerchantOrgAndUser': 'signed-in',
  'rpc.createAdminUser': 'staff',
  'system.health': 'public',
  'system.signInOptions': 'public',
  'uploads.create': 'signed-in',
  'uploads.continue': 'signed-in',
  'files.download': 'signed-in',
  'letters.pdf': 'signed-in',
  'letters.exhibitsPdf': 'signed-in',
  'letters.text': 'signed-in',
  'letters.docx': 'signed-in',
  // Whoever holds the link of a mail may follow it.
  'newsletter.confirm': 'public',
  'newsletter.end': 'public',
  'mail.unsubscribe': 'public',
  // Which mails one sees, if any, is decided by server/email/outbox-access.ts; there is none outside the demo.
  'outbox.read': 'public',
};

/** `signed-out` and `forbidden` are different answers: 401 and 403. An endpoint without a row is forbidden to all. */
export type Verdict = 'allowed' | 'signed-out' | 'forbidden';

/** Decides by role alone. Pure. */
export function mayCall(policy: Policy | undefined, role: Role | null): Verdict {
  if (policy === undefined) return 'forbidden';
  if (policy === 'public') return 'allowed';
  if (role === null) return 'signed-out';
  switch (policy) {
    case 'own-account':
    case 'signed-in':
      return 'allowed';
    case 'staff':
      return role === 'admin' ? 'allowed' : 'forbidden';
    case 'attorney':
      return role === 'attorney' ? 'allowed' : 'forbidden';
    case 'desk':
      return role === 'admin' || role === 'attorney' ? 'allowed' : 'forbidden';
  }
}
