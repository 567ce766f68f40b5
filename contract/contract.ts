/** The whole API in one typed table: the server implements it, the browser calls it, /api/openapi.json describes it. */
import { setFileKind } from './admin-files.ts';
import { getReport } from './admin-reports.ts';
import {
  accessLog,
  adminOrgs,
  adminUsers,
  endUserSession,
  endUserSessions,
  getAdminUser,
  patchAdminUser,
  revokeStaff,
} from './admin-users.ts';
import { adminWork, listStaff, listViews, removeView, saveView } from './admin-work.ts';
import {
  adminCase,
  adminCases,
  adminHistory,
  adminStats,
  assignCase,
  bulkChangeCases,
  listAttorneys,
  patchAdminCase,
} from './admin.ts';
import { getDraft, putDraft, removeUpload, submitApplication } from './application.ts';
import { getCase, listCases } from './cases.ts';
import {
  comprehensiveAnalyzer,
  createAdminUser,
  createMerchantOrgAndUser,
  demandLetterGenerator,
  pdfGenerator,
  strategyAnalyzer,
  testFunction,
} from './functions.ts';
import {
  adminInquiries,
  adminSubscribers,
  markInquiryHandled,
  sendMessage,
  subscribeToNewsletter,
} from './inquiries.ts';
import { confirmKnowledge, getKnowledge, listKnowledge, restoreKnowledge, retireKnowledge } from './knowledge.ts';
import {
  approveLetter,
  attorneyQueue,
  confirmFindings,
  getLetter,
  lettersOfCase,
  putLetter,
  recordDelivery,
  recordTracking,
  returnLetter,
  sendLetter,
  settleEmail,
  submitLetter,
} from './letters.ts';
import {
  addCaseFiles,
  cancelCase,
  getCaseAnswers,
  listCaseFiles,
  listMessages,
  markMessagesRead,
  postMessage,
  putCaseAnswers,
} from './correspondence.ts';
import { caseContradictions, caseReadings, draftReadings } from './readings.ts';
import {
  getErasure,
  getMailPreferences,
  getMe,
  patchMe,
  putMailPreferences,
  requestErasure,
  withdrawErasure,
} from './me.ts';
import { decideErasure, listErasures, setLegalHold } from './privacy.ts';
import { listProcessorAnswers, recordProcessorAnswer, withdrawProcessorAnswer } from './processor-answers.ts';
import {
  addFeePayment,
  addOffer,
  addRecovery,
  addTranche,
  answerOffer,
  getAgreement,
  getLedger,
  releaseTranche,
  signAgreement,
  slipTranche,
  withdrawEntry,
  withdrawOffer,
} from './recovery.ts';
import { health, signInOptions } from './system.ts';

export const contract = {
  me: {
    get: getMe,
    patch: patchMe,
    mailPreferences: getMailPreferences,
    putMailPreferences,
    erasure: getErasure,
    requestErasure,
    withdrawErasure,
  },
  application: { getDraft, putDraft, removeUpload, submit: submitApplication, readings: draftReadings },
  cases: {
    list: listCases,
    get: getCase,
    cancel: cancelCase,
    messages: listMessages,
    postMessage,
    markMessagesRead,
    files: listCaseFiles,
    addFiles: addCaseFiles,
    answers: getCaseAnswers,
    putAnswers: putCaseAnswers,
    readings: caseReadings,
    contradictions: caseContradictions,
  },
  recovery: {
    ledger: getLedger,
    addOffer,
    withdrawOffer,
    answerOffer,
    addRecovery,
    addTranche,
    slipTranche,
    releaseTranche,
    addFeePayment,
    withdrawEntry,
    agreement: getAgreement,
    sign: signAgreement,
  },
  inquiries: { sendMessage, subscribe: subscribeToNewsletter },
  admin: {
    stats: adminStats,
    cases: adminCases,
    case: adminCase,
    patchCase: patchAdminCase,
    assign: assignCase,
    attorneys: listAttorneys,
    inquiries: adminInquiries,
    markInquiry: markInquiryHandled,
    subscribers: adminSubscribers,
    erasures: listErasures,
    decideErasure,
    setLegalHold,
    bulkChange: bulkChangeCases,
    history: adminHistory,
    work: adminWork,
    staff: listStaff,
    views: listViews,
    saveView,
    removeView,
    users: adminUsers,
    user: getAdminUser,
    patchUser: patchAdminUser,
    endUserSession,
    endUserSessions,
    revokeStaff,
    orgs: adminOrgs,
    accessLog,
    report: getReport,
    setFileKind,
  },
  letters: {
    queue: attorneyQueue,
    ofCase: lettersOfCase,
    get: getLetter,
    put: putLetter,
    submit: submitLetter,
    approve: approveLetter,
    confirm: confirmFindings,
    return: returnLetter,
    send: sendLetter,
    settleEmail,
    tracking: recordTracking,
    delivery: recordDelivery,
  },
  knowledge: {
    list: listKnowledge,
    entry: getKnowledge,
    confirm: confirmKnowledge,
    retire: retireKnowledge,
    restore: restoreKnowledge,
  },
  processorAnswers: { list: listProcessorAnswers, record: recordProcessorAnswer, withdraw: withdrawProcessorAnswer },
  functions: { strategyAnalyzer, comprehensiveAnalyzer, demandLetterGenerator, testFunction, pdfGenerator },
  rpc: { createMerchantOrgAndUser, createAdminUser },
  system: { health, signInOptions },
};
export type Contract = typeof contract;

/**
 * Endpoints that answer with bytes or pages and therefore stand beside the typed contract. Each has a policy as well; tus is one
 * resource with its own protocol (POST to create, HEAD, PATCH and DELETE on one upload); a link of the newsletter is shown by GET
 * and acts by POST.
 */
export const byteEndpoints = {
  'uploads.create': { method: 'POST', path: '/uploads' },
  'uploads.continue': { method: 'PATCH', path: '/uploads/{id}' },
  'files.download': { method: 'GET', path: '/files/{id}/download' },
  'letters.pdf': { method: 'GET', path: '/letters/{id}/pdf' },
  'letters.exhibitsPdf': { method: 'GET', path: '/letters/{id}/exhibits.pdf' },
  'cases.agreementPdf': { method: 'GET', path: '/cases/{id}/agreement/pdf' },
  'cases.calendar': { method: 'GET', path: '/cases/{id}/calendar' },
  'me.export': { method: 'GET', path: '/me/export' },
  'events.stream': { method: 'GET', path: '/events' },
  'mail.unsubscribe': { method: 'POST', path: '/mail/unsubscribe' },
  // The demo's page of mails, at /outbox itself and not under /api.
  'outbox.read': { method: 'GET', path: '/outbox' },
  /** `format` csv or xlsx, and the filters and order of the cases table: all rows, streamed. */
  'admin.exportCases': { method: 'GET', path: '/admin/exports/cases' },
  'admin.caseReport': { method: 'GET', path: '/admin/cases/{id}/report' },
  'letters.docx': { method: 'GET', path: '/letters/{id}/docx' },
  'letters.text': { method: 'GET', path: '/letters/{id}/text' },
  'newsletter.confirm': { method: 'POST', path: '/newsletter/confirm' },
  'newsletter.end': { method: 'POST', path: '/newsletter/end' },
} as const;
export type ByteEndpoint = keyof typeof byteEndpoints;
