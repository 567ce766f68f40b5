import type { Policy } from './policy.ts';

/**
 * Endpoints that return bytes or pages and so are outside the typed contract, each with its policy. tus is one resource
 * with its own protocol (POST creates, HEAD, PATCH and DELETE on one upload); GET shows a newsletter link and POST acts
 * on it.
 */
export const byteEndpoints = {
  'cases.calendar': { method: 'GET', path: '/cases/{id}/calendar', policy: 'signed-in' },
  /** `format` csv or xlsx, and the filters and order of the cases table: all rows, streamed. */
  'cases.export': { method: 'GET', path: '/admin/exports/cases', policy: 'staff' },
  /** A user's calendar. The link's `token` is the permission: only its hash is stored, and its owner can end it. */
  'cases.feed': { method: 'GET', path: '/calendar.ics', policy: 'public' },
  'cases.report': { method: 'GET', path: '/admin/cases/{id}/report', policy: 'staff' },
  'documents.continueUpload': { method: 'PATCH', path: '/uploads/{id}', policy: 'signed-in' },
  'documents.download': { method: 'GET', path: '/files/{id}/download', policy: 'signed-in' },
  /** A page of a form or of its blank, both PDFs of a case, as a picture; `page` from 1 in the query. */
  'documents.drawPage': { method: 'GET', path: '/files/{id}/page', policy: 'signed-in' },
  'documents.upload': { method: 'POST', path: '/uploads', policy: 'signed-in' },
  /** The demo's outbox page, at /outbox and not under /api: only on the demo's own machine (server/email/outbox-routes.ts). */
  'email.outbox': { method: 'GET', path: '/outbox', policy: 'public' },
  // The link in an email is the permission.
  'email.unsubscribe': { method: 'POST', path: '/mail/unsubscribe', policy: 'public' },
  'events.stream': { method: 'GET', path: '/events', policy: 'signed-in' },
  'inquiries.confirmSubscription': { method: 'POST', path: '/newsletter/confirm', policy: 'public' },
  'inquiries.endSubscription': { method: 'POST', path: '/newsletter/end', policy: 'public' },
  'letters.docx': { method: 'GET', path: '/letters/{id}/docx', policy: 'signed-in' },
  'letters.exhibitsPdf': { method: 'GET', path: '/letters/{id}/exhibits.pdf', policy: 'signed-in' },
  /** The mailhouse's reports. Its signature is the permission. */
  'letters.mailhouseReport': { method: 'POST', path: '/mailhouse/lob', policy: 'public' },
  /**
   * The papers for posting a letter by hand: its cover sheet, the envelope's label, and what the carrier's form asks
   * for; and all of them in one PDF, with the approved letter and its exhibits.
   */
  'letters.mailingAll': { method: 'GET', path: '/letters/{id}/mailing/all.pdf', policy: 'desk' },
  'letters.mailingCover': { method: 'GET', path: '/letters/{id}/mailing/cover.pdf', policy: 'desk' },
  'letters.mailingForm': { method: 'GET', path: '/letters/{id}/mailing/form.pdf', policy: 'desk' },
  'letters.mailingLabel': { method: 'GET', path: '/letters/{id}/mailing/label.pdf', policy: 'desk' },
  /** An approved notice as the email that counsel sends from their own account: a draft to open in a mail program. */
  'letters.noticeEmail': { method: 'GET', path: '/letters/{id}/notice.eml', policy: 'attorney' },
  /** A letter by the secure link of its email: GET shows a button, POST opens it. The token is the permission. */
  'letters.openLink': { method: 'POST', path: '/letter', policy: 'public' },
  'letters.pdf': { method: 'GET', path: '/letters/{id}/pdf', policy: 'signed-in' },
  /** What proves an approved letter's service, in one PDF: the only file about it that may go to others. */
  'letters.proofPdf': { method: 'GET', path: '/letters/{id}/proof.pdf', policy: 'desk' },
  /** That email as counsel sent it, the file itself as the body; it answers as `letters.get` does. */
  'letters.recordSentEmail': { method: 'POST', path: '/letters/{id}/sent-email', policy: 'attorney' },
  /** The email as it was sent. */
  'letters.sentEmail': { method: 'GET', path: '/letters/{id}/sent-email', policy: 'desk' },
  /** What the firm has on record of an approved letter; for the case's attorney, who releases it. */
  'letters.recordPdf': { method: 'GET', path: '/letters/{id}/record.pdf', policy: 'attorney' },
  /** Each sentence of a letter with its sources and who read it: for the firm's file. */
  'letters.sentences': { method: 'GET', path: '/letters/{id}/sentences', policy: 'desk' },
  /** A letter's Word file as it comes back, the file itself as the body; answers `ReadWord` and stores nothing. */
  'letters.readWord': { method: 'POST', path: '/letters/{id}/word', policy: 'desk' },
  'letters.text': { method: 'GET', path: '/letters/{id}/text', policy: 'signed-in' },
  /** An invoice of the fee on money that came back, for those who may see its case. */
  'money.invoicePdf': { method: 'GET', path: '/invoices/{id}/pdf', policy: 'signed-in' },
  /** A paper as it was signed; `id` is that of the signature. */
  'papers.pdf': { method: 'GET', path: '/papers/{id}/pdf', policy: 'signed-in' },
  /** A paper that is signed by hand, with a place for each signature; `kind` says which. */
  'papers.toPrint': { method: 'GET', path: '/cases/{id}/papers/to-print.pdf', policy: 'signed-in' },
  'privacy.exportOwnData': { method: 'GET', path: '/me/export', policy: 'signed-in' },
  /** The cases behind a figure of a report, and all figures, as CSV; the query is that of `reports.listCases` and `reports.get`. */
  'reports.exportCases': { method: 'GET', path: '/admin/exports/report-cases', policy: 'staff' },
  'reports.exportFigures': { method: 'GET', path: '/admin/exports/report', policy: 'staff' },
  /** 200 as long as the process runs. */
  'system.live': { method: 'GET', path: '/health/live', policy: 'public' },
  /** 200 when it can serve; 503 with what it lacks when it cannot. */
  'system.ready': { method: 'GET', path: '/health/ready', policy: 'public' },
  /** Replies to our text messages, at the address that Twilio has. Its signature is the permission. */
  'textMessages.reply': { method: 'POST', path: '/texts/reply', policy: 'public' },
} as const satisfies Record<string, { method: string; path: string; policy: Policy }>;
export type ByteEndpoint = keyof typeof byteEndpoints;
