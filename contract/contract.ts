/** The whole API in one typed table: the server implements it, the browser calls it, /api/openapi.json describes it. */
import { adminCase, adminCases, adminStats, assignCase, listAttorneys, patchAdminCase } from './admin.ts';
import { getDraft, putDraft, removeUpload, submitApplication } from './application.ts';
import { getCase, listCases } from './cases.ts';
import { comprehensiveAnalyzer, createAdminUser, createMerchantOrgAndUser, demandLetterGenerator, strategyAnalyzer, testFunction } from './functions.ts';
import { adminInquiries, adminSubscribers, markInquiryHandled, sendMessage, subscribeToNewsletter } from './inquiries.ts';
import { approveLetter, attorneyQueue, confirmFindings, getLetter, putLetter, recordTracking, returnLetter, sendLetter, submitLetter } from './letters.ts';
import { getMe } from './me.ts';
import { health, signInOptions } from './system.ts';

export const contract = {
  me: { get: getMe },
  application: { getDraft, putDraft, removeUpload, submit: submitApplication },
  cases: { list: listCases, get: getCase },
  inquiries: { sendMessage, subscribe: subscribeToNewsletter },
  admin: {
    stats: adminStats, cases: adminCases, case: adminCase, patchCase: patchAdminCase, assign: assignCase, attorneys: listAttorneys,
    inquiries: adminInquiries, markInquiry: markInquiryHandled, subscribers: adminSubscribers,
  },
  letters: {
    queue: attorneyQueue, get: getLetter, put: putLetter, submit: submitLetter, approve: approveLetter, confirm: confirmFindings,
    return: returnLetter, send: sendLetter, tracking: recordTracking,
  },
  functions: { strategyAnalyzer, comprehensiveAnalyzer, demandLetterGenerator, testFunction },
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
  'letters.text': { method: 'GET', path: '/letters/{id}/text' },
  'newsletter.confirm': { method: 'POST', path: '/newsletter/confirm' },
  'newsletter.end': { method: 'POST', path: '/newsletter/end' },
} as const;
export type ByteEndpoint = keyof typeof byteEndpoints;
