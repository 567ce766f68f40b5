// @proves isolation
import { byteEndpoints } from '../contract/bytes.ts';
import { randomUUID } from 'node:crypto';
import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { addDays } from '../domain/calendar/business-days.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../contract/contract.ts';
import { firmDayOf } from '../domain/calendar/firm-day.ts';
import { emptyAnswers } from '../domain/intake/answers.ts';
import type { LetterDocument } from '../domain/letters/letter.ts';
import { mayCall } from '../contract/policy.ts';
import { endpoints } from '../contract/endpoints.ts';
import { addFile } from '../testing/app/prescribed-form.ts';
import { standInFlatForm } from '../testing/files/stand-in-forms.ts';
import { madeUpReader } from '../testing/exports/made-up-reader.ts';
import { signAgreement } from '../testing/app/desk.ts';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';
import type { TestAnswer, TestUser } from '../testing/app/test-user.ts';

type Ids = {
  case: string;
  letter: string;
  file: string;
  blank: string;
  upload: string;
  unfinished: string;
  attorney: string;
  inquiry: string;
  erasure: string;
  offer: string;
  tranche: string;
  entry: string;
  user: string;
  session: string;
  view: string;
  task: string;
  mention: string;
  text: string;
  party: string;
  answer: string;
  counsel: string;
  sealed: string;
  paper: string;
  invoice: string;
  link: string;
  fact: string;
  job: string;
  email: string;
  guest: string;
  export: string;
  proof: string;
};
type Call = { method: string; path: string; body?: unknown; headers?: Record<string, string> };
/** `by`: who owns the object; their call must succeed, which shows that the call is valid. */
type Probe = { by: 'merchant' | 'attorney' | 'staff' | 'guest'; call(ids: Ids): Call };

/** Words between client and counsel, which nobody else may be answered. */
const toCounsel = 'Zygomorphic';
const pdf = Buffer.from('%PDF-1.7\nnotice\n%%EOF');
const tus = { 'tus-resumable': '1.0.0' };
let document: LetterDocument;

const get = (path: (ids: Ids) => string, by: Probe['by']): Probe => ({
  by,
  call: (ids) => ({ method: 'GET', path: path(ids) }),
});
const onLetter = (verb: string, body: unknown): Probe => ({
  by: 'attorney',
  call: ({ letter }) => ({ method: 'POST', path: `/api/letters/${letter}/${verb}`, body }),
});
const onCase = (path: string, body: unknown): Probe => ({
  by: 'merchant',
  call: (ids) => ({ method: 'POST', path: `/api/cases/${ids.case}${path}`, body }),
});
const onFunction = (name: string, by: Probe['by'], more: object = {}): Probe => ({
  by,
  call: ({ case: caseId }) => ({ method: 'POST', path: `/api/functions/${name}`, body: { caseId, ...more } }),
});

/** What a file that came by mistake holds, which nobody may be answered. */
const astray = Buffer.from('%PDF-1.7\nXylographic\n%%EOF');
const lawyer = () => ({
  name: 'Jane Roe',
  firm: 'Roe & Partners LLP',
  email: 'jane@roe.example',
  address: '12 Main Street\nOmaha, NE 68102',
  acting_since: today(),
});
const today = () => firmDayOf(new Date());
/** A ledger entry, which only staff can make; `body` may refer to it. */
const onLedger = (path: (ids: Ids) => string, body: (ids: Ids) => object): Probe => ({
  by: 'staff',
  call: (ids) => ({ method: 'POST', path: `/api/cases/${ids.case}${path(ids)}`, body: body(ids) }),
});

/** One call for each endpoint that takes an id; those that change something come last. */
const anEvent = () => ({
  event_id: randomUUID(),
  key: null,
  who: 'merchant',
  act: 'called',
  day: today(),
  precision: 'day',
  due_on: null,
  about: null,
  proof_file_id: null,
});

const probes: Record<string, Probe[]> = {
  'cases.pauseDate': [
    {
      ...onCase('/clock/pauses', { key: 'answer', on: today(), until: today(), reason: 'They asked for time.' }),
      by: 'attorney',
    },
  ],
  'cases.listWork': [get((ids) => `/api/admin/work?of=${ids.user}`, 'staff')],
  'cases.getClock': [get((ids) => `/api/cases/${ids.case}/clock`, 'merchant')],
  'cases.get': [get((ids) => `/api/cases/${ids.case}`, 'merchant')],
  'messages.list': [
    get((ids) => `/api/cases/${ids.case}/messages`, 'merchant'),
    get((ids) => `/api/cases/${ids.case}/messages`, 'attorney'),
  ],
  'messages.post': [
    onCase('/messages', { message_id: randomUUID(), body: 'A question' }),
    { ...onCase('/messages', { message_id: randomUUID(), body: 'An answer' }), by: 'attorney' },
  ],
  'messages.putSavedText': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'PUT',
        path: `/api/admin/saved-texts/${ids.text}`,
        body: { name: 'Greeting', body: 'Hello {first name}.' },
      }),
    },
  ],
  'messages.removeSavedText': [
    { by: 'staff', call: (ids) => ({ method: 'DELETE', path: `/api/admin/saved-texts/${ids.text}` }) },
  ],
  'messages.listWithCounsel': [
    get((ids) => `/api/cases/${ids.case}/counsel-messages`, 'merchant'),
    get((ids) => `/api/cases/${ids.case}/counsel-messages`, 'attorney'),
  ],
  'messages.postWithCounsel': [
    onCase('/counsel-messages', { message_id: randomUUID(), body: toCounsel }),
    { ...onCase('/counsel-messages', { message_id: randomUUID(), body: toCounsel }), by: 'attorney' },
  ],
  'messages.markCounselRead': [onCase('/counsel-messages/read', {})],
  'messages.listMentionable': [
    get((ids) => `/api/cases/${ids.case}/mentionable`, 'attorney'),
    get((ids) => `/api/cases/${ids.case}/mentionable`, 'staff'),
  ],
  'messages.putMention': [
    {
      by: 'attorney',
      call: (ids) => ({ method: 'PUT', path: `/api/mentions/${ids.mention}`, body: { done: true } }),
    },
  ],
  'messages.listSavedReplies': [get((ids) => `/api/admin/cases/${ids.case}/saved-replies`, 'staff')],
  'messages.markRead': [onCase('/messages/read', {})],
  'documents.list': [get((ids) => `/api/cases/${ids.case}/files`, 'merchant')],
  'documents.add': [
    {
      by: 'merchant',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/files`,
        body: { files: [{ id: ids.file, document_type: 'hold_notice' }] },
      }),
    },
  ],
  'evidence.get': [
    get((ids) => `/api/cases/${ids.case}/records`, 'merchant'),
    get((ids) => `/api/cases/${ids.case}/records`, 'attorney'),
    get((ids) => `/api/cases/${ids.case}/records`, 'staff'),
  ],
  'evidence.answer': [onCase('/records/answers', { key: 'begins', choice: null })],
  'evidence.leaveOut': [
    {
      by: 'merchant',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/records/left-out`,
        body: { file_id: ids.export, left_out: false },
      }),
    },
  ],
  'evidence.confirm': [
    {
      by: 'merchant',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/records/confirm`,
        body: { proof_sha256: ids.proof },
      }),
    },
  ],
  'evidence.nameColumns': [onCase('/records/columns', { signature: '0'.repeat(64), mapping: null })],
  'cases.getAnswers': [get((ids) => `/api/cases/${ids.case}/answers`, 'merchant')],
  'cases.putAnswers': [
    {
      by: 'merchant',
      call: (ids) => ({
        method: 'PUT',
        path: `/api/cases/${ids.case}/answers`,
        body: { version: 999, answers: emptyAnswers() },
      }),
    },
  ],
  'cases.chooseKind': [
    {
      by: 'merchant',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/files/${ids.file}/kind`,
        body: { document_type: 'hold_notice' },
      }),
    },
  ],
  'documents.listExtractions': [
    get((ids) => `/api/cases/${ids.case}/extractions`, 'merchant'),
    get((ids) => `/api/cases/${ids.case}/extractions`, 'attorney'),
  ],
  'documents.listContradictions': [
    get((ids) => `/api/cases/${ids.case}/contradictions`, 'attorney'),
    get((ids) => `/api/cases/${ids.case}/contradictions`, 'staff'),
  ],
  'cases.calendar': [get((ids) => `/api/cases/${ids.case}/calendar`, 'merchant')],
  'money.getLedger': [
    get((ids) => `/api/cases/${ids.case}/ledger`, 'merchant'),
    get((ids) => `/api/cases/${ids.case}/ledger`, 'attorney'),
  ],
  'money.adviseOffer': [
    {
      by: 'attorney',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/offers/${ids.offer}/advice`,
        body: { advice_id: randomUUID(), body: toCounsel },
      }),
    },
  ],
  'money.answerOffer': [
    {
      by: 'merchant',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/offers/${ids.offer}/answer`,
        body: { answer: 'declined', typed_name: 'Ada Byron' },
      }),
    },
  ],
  'money.withdrawOffer': [
    onLedger(
      (ids) => `/offers/${ids.offer}/withdraw`,
      () => ({}),
    ),
  ],
  'cases.putClockDay': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'PUT',
        path: `/api/cases/${ids.case}/clock/days`,
        body: { what: 'payment_received', tranche_id: ids.tranche, on: today() },
      }),
    },
  ],
  'money.addTranche': [
    onLedger(
      () => '/tranches',
      () => ({ entry_id: randomUUID(), label: 'x', amount_cents: 100, promised_release_on: null }),
    ),
  ],
  'money.slipTranche': [
    onLedger(
      (ids) => `/tranches/${ids.tranche}/slip`,
      () => ({ to: today(), why: '' }),
    ),
  ],
  'money.addRecovery': [
    onLedger(
      () => '/recoveries',
      (ids) => ({ entry_id: randomUUID(), amount_cents: 100, received_on: today(), note: '', tranche_id: ids.tranche }),
    ),
  ],
  'money.releaseTranche': [
    onLedger(
      (ids) => `/tranches/${ids.tranche}/release`,
      () => ({ released_on: today() }),
    ),
  ],
  'money.addFeePayment': [
    onLedger(
      () => '/fee-payments',
      () => ({ entry_id: randomUUID(), amount_cents: 1, received_on: today(), note: '' }),
    ),
  ],
  'money.withdrawEntry': [
    onLedger(
      (ids) => `/ledger/${ids.entry}/withdraw`,
      () => ({ why: 'Typed twice.' }),
    ),
  ],
  'packet.get': [
    get((ids) => `/api/cases/${ids.case}/packet`, 'merchant'),
    get((ids) => `/api/cases/${ids.case}/packet`, 'attorney'),
  ],
  'packet.recordForm': [
    { ...onCase('/packet/form', { completed_on: today() }), by: 'attorney' },
    { ...onCase('/packet/form', { completed_on: today() }), by: 'staff' },
  ],
  'packet.supplyForm': (['attorney', 'staff'] as const).map((by) => ({
    by,
    call: (ids: Ids) => ({
      method: 'POST' as const,
      path: `/api/cases/${ids.case}/packet/form/blank`,
      body: { file_id: ids.blank, source: 'https://x.example/form', fetched_on: today() },
    }),
  })),
  'packet.fillForm': [onCase('/packet/form/fill', { blank_id: randomUUID(), values: [] })],
  'packet.returnForm': (['merchant', 'attorney', 'staff'] as const).map((by) => ({
    ...onCase('/packet/form/return', { blank_id: randomUUID(), file_id: randomUUID() }),
    by,
  })),
  'packet.tickForm': [{ ...onCase('/packet/form/tick', { sha256: '0'.repeat(64), ticked: [] }), by: 'attorney' }],
  'packet.setFilingDay': [{ ...onCase('/packet/filing-day', { filing_on: null }), by: 'attorney' }],
  'packet.chooseVersion': [{ ...onCase('/packet/version', { version: null, reason: 'Not sure.' }), by: 'attorney' }],
  'packet.setAsideVersion': [
    {
      ...onCase('/packet/version/set-aside', { version: 'stripe/2024-11-11', reason: 'Not this one.' }),
      by: 'attorney',
    },
  ],
  'packet.confirmVersion': [{ ...onCase('/packet/version/confirm', { version: 'stripe/2024-11-11' }), by: 'attorney' }],
  'packet.getFacts': [get((ids) => `/api/cases/${ids.case}/facts`, 'merchant')],
  'packet.answerFacts': [onCase('/facts', { answers: [{ fact: 'amount', sha256: '0'.repeat(64), correction: null }] })],
  'packet.answerCorrection': [
    { ...onCase('/facts/amount/answer', { sha256: '0'.repeat(64), reason: 'It is right.' }), by: 'attorney' },
    { ...onCase('/facts/amount/answer', { sha256: '0'.repeat(64), reason: 'It is right.' }), by: 'staff' },
  ],
  'packet.waiveFacts': [{ ...onCase('/facts/waive', { reason: 'By telephone.' }), by: 'attorney' }],
  'papers.list': [
    get((ids) => `/api/cases/${ids.case}/papers`, 'merchant'),
    get((ids) => `/api/cases/${ids.case}/papers`, 'attorney'),
  ],
  'papers.sign': [
    onCase('/papers/notice/sign', { sha256: '0'.repeat(64), typed_name: 'Ada Byron', agreed: true }),
    onCase('/papers/fee_agreement/sign', { sha256: '0'.repeat(64), typed_name: 'Ada Byron', agreed: true }),
  ],
  'papers.answer': [
    {
      by: 'merchant',
      call: (ids) => ({
        method: 'PUT',
        path: `/api/cases/${ids.case}/papers/answers`,
        body: { version: 1, answers: [] },
      }),
    },
  ],
  'papers.attest': [
    {
      ...onCase('/papers/engagement/inquiry', {
        identity: 'Seen.',
        authority: 'Seen.',
        owners: 'Seen.',
        screened_on: today(),
        screened: 'None.',
        conflicts_on: today(),
        no_conflict: true,
      }),
      by: 'attorney',
    },
  ],
  'cases.decline': [{ ...onCase('/engagement/decline', {}), by: 'attorney' }],
  'cases.giveNotice': [
    {
      ...onCase('/engagement/notice', {
        last_on: addDays(today(), 30),
        ground: 'None.',
        next_due: 'None.',
        handover: 'None.',
      }),
      by: 'attorney',
    },
  ],
  'cases.endEngagement': [onCase('/engagement/end', {})],
  'papers.recordClosing': [
    {
      ...onCase('/papers/closing_letter/points', {
        done: 'This.',
        not_done: 'That.',
        limitation_on: null,
        limitation: 'None.',
        second_lawyer: null,
      }),
      by: 'attorney',
    },
  ],
  'papers.recordOriginal': [
    { ...onCase('/papers/notice/original', { step: 'received', on: today() }), by: 'attorney' },
    { ...onCase('/papers/notice/original', { step: 'received', on: today() }), by: 'staff' },
  ],
  'papers.toPrint': [get((ids) => `/api/cases/${ids.case}/papers/to-print.pdf?kind=notice`, 'merchant')],
  'papers.withdraw': [onCase('/papers/notice/withdraw', {})],
  'money.invoicePdf': [
    get((ids) => `/api/invoices/${ids.invoice}/pdf`, 'merchant'),
    get((ids) => `/api/invoices/${ids.invoice}/pdf`, 'attorney'),
  ],
  'papers.pdf': [get((ids) => `/api/papers/${ids.paper}/pdf`, 'merchant')],
  'cases.getForStaff': [get((ids) => `/api/admin/cases/${ids.case}`, 'staff')],
  'cases.listHistory': [get((ids) => `/api/admin/cases/${ids.case}/history`, 'staff')],
  'cases.report': [get((ids) => `/api/admin/cases/${ids.case}/report`, 'staff')],
  'letters.get': [get((ids) => `/api/letters/${ids.letter}`, 'attorney')],
  'letters.getWriter': [get((ids) => `/api/letters/${ids.letter}/writer`, 'attorney')],
  'letters.writeNotes': [onLetter('notes', {})],
  'letters.suggestParagraphs': [onLetter('paragraphs', { version: 1 })],
  'letters.listSuggestions': [get((ids) => `/api/letters/${ids.letter}/suggestions`, 'attorney')],
  'letters.listComments': [get((ids) => `/api/letters/${ids.letter}/comments`, 'attorney')],
  'letters.addComment': [onLetter('comments', { comment_id: randomUUID(), block_id: 'facts', text: 'Why?' })],
  'letters.resolveComment': [onLetter('comments/resolve', { comment_id: randomUUID() })],
  'letters.listVersions': [get((ids) => `/api/letters/${ids.letter}/versions`, 'attorney')],
  'letters.getVersion': [get((ids) => `/api/letters/${ids.letter}/versions/1`, 'attorney')],
  'letters.list': [get((ids) => `/api/admin/cases/${ids.case}/letters`, 'staff')],
  'letters.pdf': [get((ids) => `/api/letters/${ids.letter}/pdf`, 'attorney')],
  'letters.exhibitsPdf': [get((ids) => `/api/letters/${ids.letter}/exhibits.pdf`, 'attorney')],
  'letters.proofPdf': [get((ids) => `/api/letters/${ids.letter}/proof.pdf`, 'attorney')],
  'letters.recordPdf': [get((ids) => `/api/letters/${ids.letter}/record.pdf`, 'attorney')],
  'letters.getFactsInSpanish': [get((ids) => `/api/letters/${ids.letter}/facts-in-spanish`, 'attorney')],
  'letters.sentences': [get((ids) => `/api/letters/${ids.letter}/sentences`, 'attorney')],
  'letters.text': [get((ids) => `/api/letters/${ids.letter}/text`, 'attorney')],
  'letters.mailingAll': [get((ids) => `/api/letters/${ids.letter}/mailing/all.pdf`, 'attorney')],
  'letters.mailingCover': [get((ids) => `/api/letters/${ids.letter}/mailing/cover.pdf`, 'attorney')],
  'letters.mailingForm': [get((ids) => `/api/letters/${ids.letter}/mailing/form.pdf`, 'attorney')],
  'letters.mailingLabel': [get((ids) => `/api/letters/${ids.letter}/mailing/label.pdf`, 'attorney')],
  'letters.noticeEmail': [get((ids) => `/api/letters/${ids.letter}/notice.eml`, 'attorney')],
  'letters.sentEmail': [get((ids) => `/api/letters/${ids.letter}/sent-email`, 'attorney')],
  'letters.recordSentEmail': [onLetter('sent-email', {})],
  'letters.readWord': [onLetter('word', {})],
  'letters.docx': [get((ids) => `/api/letters/${ids.letter}/docx`, 'attorney')],
  'documents.drawPage': [
    get((ids) => `/api/files/${ids.blank}/page?page=1`, 'merchant'),
    get((ids) => `/api/files/${ids.blank}/page?page=1`, 'attorney'),
  ],
  'documents.download': [
    get((ids) => `/api/files/${ids.file}/download`, 'merchant'),
    get((ids) => `/api/files/${ids.upload}/download`, 'merchant'),
  ],
  'cases.requestAnalysis': [onFunction('ai-case-strategy-analyzer', 'merchant')],
  'cases.analyze': [onFunction('ai-comprehensive-case-analyzer', 'staff')],
  'cases.exportAnalysis': [onFunction('ai-pdf-generator', 'staff')],
  'letters.testEngine': [onFunction('ai-test-function', 'staff')],
  'letters.generate': [onFunction('ai-demand-letter-generator', 'staff', { demandType: 'initial' })],
  'cases.patch': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'PATCH',
        path: `/api/admin/cases/${ids.case}`,
        body: { priority: 'high' },
        headers: { 'if-match': '999' },
      }),
    },
  ],
  'cases.bulkChange': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'POST',
        path: '/api/admin/cases/bulk',
        body: { changes: [{ id: ids.case, version: 999, change: { priority: 'high' } }] },
      }),
    },
  ],
  'conflicts.get': [get((ids) => `/api/admin/cases/${ids.case}/conflicts`, 'staff')],
  'conflicts.decide': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'POST',
        path: `/api/admin/cases/${ids.case}/conflicts`,
        body: { outcome: 'nothing_found', hit_keys: [] },
      }),
    },
  ],
  'conflicts.removeParty': [{ by: 'staff', call: (ids) => ({ method: 'DELETE', path: `/api/parties/${ids.party}` }) }],
  // Nothing has left their desk: 404 for everybody, and the wall is the function's (server/conflicts/get-leaving.test.ts).
  'conflicts.getLeaving': [],
  'conflicts.clearFirmHit': [
    {
      ...onCase('/conflicts/clear', { party_id: '01900000-0000-7000-8000-000000000000', name: 'Acme' }),
      by: 'attorney',
    },
  ],
  'textMessages.listOfCase': [get((ids) => `/api/admin/cases/${ids.case}/text-messages`, 'staff')],
  'cases.listTasks': [get((ids) => `/api/admin/cases/${ids.case}/tasks`, 'staff')],
  'cases.addTask': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'POST',
        path: `/api/admin/cases/${ids.case}/tasks`,
        body: { task_id: randomUUID(), text: 'Call them', due_on: today(), owner_id: null },
      }),
    },
  ],
  'cases.putTask': [
    { by: 'staff', call: (ids) => ({ method: 'PATCH', path: `/api/admin/tasks/${ids.task}`, body: { done: true } }) },
  ],
  'cases.removeView': [{ by: 'staff', call: (ids) => ({ method: 'DELETE', path: `/api/admin/views/${ids.view}` }) }],
  'cases.assign': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'POST',
        path: `/api/admin/cases/${ids.case}/assign`,
        body: { attorney_id: ids.attorney },
      }),
    },
  ],
  'documents.setKind': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'POST',
        path: `/api/admin/files/${ids.file}/kind`,
        body: { document_type: 'bank_statements' },
      }),
    },
  ],
  'system.retryJob': [
    { by: 'staff', call: (ids) => ({ method: 'POST', path: `/api/admin/system/jobs/${ids.job}/retry`, body: {} }) },
  ],
  'system.retryEmail': [
    { by: 'staff', call: (ids) => ({ method: 'POST', path: `/api/admin/system/emails/${ids.email}/retry`, body: {} }) },
  ],
  'inquiries.markHandled': [
    {
      by: 'staff',
      call: (ids) => ({ method: 'POST', path: `/api/admin/inquiries/${ids.inquiry}/handled`, body: { handled: true } }),
    },
  ],
  'privacy.setLegalHold': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'POST',
        path: `/api/admin/cases/${ids.case}/legal-hold`,
        body: { on: true, why: 'A subpoena.' },
      }),
    },
  ],
  'privacy.decideErasure': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'POST',
        path: `/api/admin/erasures/${ids.erasure}/decide`,
        body: { decision: 'refused', note: 'A court asks us to wait.' },
      }),
    },
  ],
  'people.getUser': [get((ids) => `/api/admin/users/${ids.user}`, 'staff')],
  'people.patchUser': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'PATCH',
        path: `/api/admin/users/${ids.user}`,
        body: { phone: null },
        headers: { 'if-match': '999' },
      }),
    },
  ],
  'people.revokeStaff': [
    { by: 'staff', call: (ids) => ({ method: 'POST', path: `/api/admin/users/${ids.user}/revoke`, body: {} }) },
  ],
  'people.setLead': [
    {
      by: 'staff',
      call: (ids) => ({ method: 'POST', path: `/api/admin/users/${ids.user}/lead`, body: { is_lead: true } }),
    },
  ],
  'people.decideAppointment': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'POST',
        path: `/api/admin/users/${ids.user}/appointment`,
        body: { appointment_id: randomUUID(), decision: 'declined' },
      }),
    },
  ],
  'people.checkLicense': [
    {
      by: 'staff',
      call: (ids) => ({
        method: 'POST',
        path: `/api/admin/users/${ids.user}/licenses`,
        body: { state: 'CA', number: '1', status: 'active', checked_on: today(), proof: 'x' },
      }),
    },
  ],
  'people.retireAttorney': [
    { by: 'staff', call: (ids) => ({ method: 'POST', path: `/api/admin/users/${ids.user}/retire`, body: {} }) },
  ],
  'people.endUserSession': [
    {
      by: 'staff',
      call: (ids) => ({ method: 'DELETE', path: `/api/admin/users/${ids.user}/sessions/${ids.session}` }),
    },
  ],
  'people.endUserSessions': [
    { by: 'staff', call: (ids) => ({ method: 'DELETE', path: `/api/admin/users/${ids.user}/sessions` }) },
  ],
  'letters.put': [
    {
      by: 'attorney',
      call: (ids) => ({ method: 'PUT', path: `/api/letters/${ids.letter}`, body: { version: 999, document } }),
    },
  ],
  'letters.suggest': [
    {
      by: 'attorney',
      call: (ids) => ({
        method: 'POST',
        path: `/api/letters/${ids.letter}/suggestions`,
        body: { version: 999, document },
      }),
    },
  ],
  'letters.decideSuggestions': [
    onLetter('suggestions/decide', {
      version: 999,
      outcome: 'rejected',
      changes: [{ suggestion_id: randomUUID(), part: 'addressee' }],
    }),
  ],
  'letters.commentOnSuggestion': [
    onLetter('suggestions/comment', {
      suggestion_id: randomUUID(),
      part: 'addressee',
      comment_id: randomUUID(),
      text: 'Why?',
    }),
  ],
  'letters.approve': [
    onLetter('approve', {
      sha256: '0'.repeat(64),
      signature: { kind: 'typed', name: 'Ada Byron' },
      shown_sha256: '0'.repeat(64),
      attestation: 'approval/1',
    }),
  ],
  'letters.previewSigned': [
    onLetter('signed-preview', { sha256: '0'.repeat(64), signature: { kind: 'typed', name: 'Ada Byron' } }),
  ],
  'letters.recordReading': [onLetter('reading', { sha256: '0'.repeat(64), changes: [] })],
  'letters.getApproval': [get((ids) => `/api/letters/${ids.letter}/approval`, 'attorney')],
  'letters.recordDelivery': [onLetter('delivery', { outcome: 'delivered', on: today() })],
  'letters.confirmFinding': [onLetter('confirm', { key: 'no such finding' })],
  'letters.takeFindings': [onLetter('take', { keys: ['no such finding'], reason: 'It may stand.' })],
  'letters.send': [onLetter('send', { email: 'legal@processor.example' })],
  'letters.recordEmailArrived': [onLetter('email/arrived', { reason: 'They said so.' })],
  'letters.sendEmailAgain': [
    onLetter('email/again', { email: 'legal@processor.example', reason: 'It is not in their inbox.' }),
  ],
  'letters.revokeLink': [
    {
      by: 'attorney',
      call: ({ letter, link }) => ({ method: 'POST', path: `/api/letters/${letter}/links/${link}/revoke`, body: {} }),
    },
  ],
  'letters.listSources': [get((ids) => `/api/letters/${ids.letter}/sources`, 'attorney')],
  'letters.addAuthority': [
    onLetter('sources/authorities', {
      kind: 'case',
      citation: 'Smith v. Jones, 1 X.2d 3 (1987)',
      title: 'Smith v. Jones',
      proposition: 'What it stands for.',
      quote: 'The words that were read.',
      court: 'Court',
      year: 1987,
      read_at: 'The firm’s library',
      read_on: firmDayOf(new Date()),
    }),
  ],
  'letters.addFact': [
    onLetter('sources/facts', {
      label: 'What they said',
      value: { kind: 'text', text: 'That they would call back' },
      source: 'Call',
      file_id: null,
      page: null,
    }),
  ],
  'letters.withdrawFact': [
    {
      by: 'attorney',
      call: ({ letter, fact }) => ({
        method: 'POST',
        path: `/api/letters/${letter}/sources/facts/${fact}/withdraw`,
        body: { reason: 'Misread.' },
      }),
    },
  ],
  'letters.postByHand': [onLetter('mailing/by-hand', { reason: 'It was not mailed.' })],
  'letters.recordTracking': [onLetter('tracking', { tracking_number: '9407100000000000000009' })],
  'packet.proposeOffer': [
    { ...onCase('/packet/offer', { offer: { amount_cents: 100, terms: '', good_until: today() } }), by: 'attorney' },
  ],
  'letters.listReplies': [get((ids) => `/api/cases/${ids.case}/processor-answers`, 'attorney')],
  'letters.recordReply': [
    {
      ...onCase('/processor-answers', {
        entry_id: randomUUID(),
        letter_id: null,
        received_on: today(),
        kind: 'refusal',
        words: 'No.',
        amount_cents: null,
        file_id: null,
      }),
      by: 'attorney',
    },
  ],
  'letters.withdrawReply': [
    {
      by: 'attorney',
      call: (ids) => ({ method: 'POST', path: `/api/processor-answers/${ids.answer}/withdraw`, body: {} }),
    },
  ],
  'letters.redraft': [onLetter('redraft', {})],
  'letters.redate': [onLetter('date', {})],
  'letters.keepEnvelope': [onLetter('not-posted', {})],
  'letters.submit': [onLetter('submit', {})],
  'letters.fileAsRead': [
    {
      by: 'attorney',
      call: ({ letter, file }) => ({ method: 'POST', path: `/api/letters/${letter}/files/${file}/as-read`, body: {} }),
    },
  ],
  'letters.sendBack': [onLetter('return', { note: 'please fix' })],
  'documents.continueUpload': [
    { by: 'merchant', call: (ids) => ({ method: 'HEAD', path: `/api/uploads/${ids.unfinished}`, headers: tus }) },
    {
      by: 'merchant',
      call: (ids) => ({
        method: 'PATCH',
        path: `/api/uploads/${ids.unfinished}`,
        headers: { ...tus, 'upload-offset': '7', 'content-type': 'application/offset+octet-stream' },
      }),
    },
    { by: 'merchant', call: (ids) => ({ method: 'DELETE', path: `/api/uploads/${ids.unfinished}`, headers: tus }) },
  ],
  'application.removeUpload': [
    { by: 'merchant', call: (ids) => ({ method: 'DELETE', path: `/api/application-draft/uploads/${ids.upload}` }) },
  ],
  'letters.getOpponent': [
    get((ids) => `/api/cases/${ids.case}/opponent`, 'attorney'),
    get((ids) => `/api/cases/${ids.case}/opponent`, 'staff'),
  ],
  'letters.recordOpposingCounsel': [
    { ...onCase('/opposing-counsel', { entry_id: randomUUID(), ...lawyer() }), by: 'attorney' },
  ],
  'letters.confirmOpposingCounsel': [
    {
      by: 'attorney',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/opposing-counsel/${ids.counsel}/confirm`,
        body: {},
      }),
    },
  ],
  'letters.endOpposingCounsel': [
    {
      by: 'attorney',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/opposing-counsel/${ids.counsel}/end`,
        body: { reason: 'They withdrew.' },
      }),
    },
  ],
  'letters.sealFile': [
    {
      by: 'attorney',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/files/${ids.sealed}/seal`,
        body: { came: 'By email, by mistake.' },
      }),
    },
  ],
  'letters.decideSealedFile': [
    {
      by: 'attorney',
      call: (ids) => ({
        method: 'POST',
        path: `/api/cases/${ids.case}/sealed-files/${ids.sealed}/decide`,
        body: {
          decision: 'destroyed',
          reason: 'It is advice to them.',
          notified_on: today(),
          notice: 'By email to Jane Roe.',
        },
      }),
    },
  ],
  'letters.explainRecord': [
    {
      ...onCase('/contradicting-records/explain', {
        letter_id: randomUUID(),
        fact: 'held_amount',
        stated: '$1.00',
        recorded: '$2.00',
        reason: 'It is another account.',
      }),
      by: 'attorney',
    },
  ],
  'ai.getConsent': (['merchant', 'attorney', 'staff'] as const).map((by) =>
    get((ids) => `/api/cases/${ids.case}/ai-consent`, by),
  ),
  'ai.decideConsent': [
    {
      by: 'merchant',
      call: (ids) => ({ method: 'PUT', path: `/api/cases/${ids.case}/ai-consent`, body: { consent: null } }),
    },
  ],
  'story.get': (['merchant', 'attorney', 'staff', 'guest'] as const).map((by) =>
    get((ids) => `/api/cases/${ids.case}/story`, by),
  ),
  'story.addEvent': (['merchant', 'attorney', 'staff'] as const).map((by) => ({
    ...onCase('/story/events', anEvent()),
    by,
  })),
  'story.rejectEvent': [onCase('/story/reject', { key: 'gone' })],
  'story.restoreEvent': [onCase('/story/restore', { key: 'gone' })],
  'story.reportHarm': [
    {
      by: 'merchant',
      call: (ids) => ({ method: 'PUT', path: `/api/cases/${ids.case}/story/harm`, body: { harms: [], words: null } }),
    },
  ],
  'sharing.listGuests': [
    get((ids) => `/api/cases/${ids.case}/guests`, 'merchant'),
    get((ids) => `/api/cases/${ids.case}/guests`, 'attorney'),
    get((ids) => `/api/cases/${ids.case}/guests`, 'staff'),
  ],
  'sharing.invite': [onCase('/guests', { email: 'kim@books.example' })],
  'sharing.answerContact': [onCase('/contact', { let_in: true })],
  'sharing.get': [get((ids) => `/api/shared-cases/${ids.case}`, 'guest')],
  'sharing.leave': [
    { by: 'guest', call: (ids) => ({ method: 'POST', path: `/api/shared-cases/${ids.case}/leave`, body: {} }) },
  ],
  'sharing.removeGuest': [
    {
      by: 'merchant',
      call: (ids) => ({ method: 'DELETE', path: `/api/cases/${ids.case}/guests/${ids.guest}` }),
    },
  ],
  'cases.cancel': [onCase('/cancel', { reason: 'x' })],
};
const all = Object.entries(probes).flatMap(([name, calls]) =>
  calls.map((probe) => ({ name, ...probe, method: probe.call(blankIds()).method })),
);

function blankIds(): Ids {
  return {
    job: randomUUID(),
    email: randomUUID(),
    case: randomUUID(),
    letter: randomUUID(),
    file: randomUUID(),
    blank: randomUUID(),
    upload: randomUUID(),
    unfinished: randomUUID(),
    attorney: randomUUID(),
    inquiry: randomUUID(),
    erasure: randomUUID(),
    offer: randomUUID(),
    tranche: randomUUID(),
    entry: randomUUID(),
    user: randomUUID(),
    session: randomUUID(),
    view: randomUUID(),
    task: randomUUID(),
    mention: randomUUID(),
    text: randomUUID(),
    party: randomUUID(),
    answer: randomUUID(),
    counsel: randomUUID(),
    sealed: randomUUID(),
    paper: randomUUID(),
    invoice: randomUUID(),
    link: randomUUID(),
    fact: randomUUID(),
    guest: randomUUID(),
    export: randomUUID(),
    proof: '0'.repeat(64),
  };
}
const send = (user: TestUser, { method, path, body, headers }: Call): Promise<TestAnswer> =>
  user.send(method, path, body, headers);

let app: TestApp;
let superuser: Superuser;
let ids: Ids;
let people: Record<'merchant' | 'stranger' | 'guest' | 'attorney' | 'otherAttorney' | 'staff' | 'visitor', TestUser>;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  const [merchant, stranger, staff, attorney] = [
    await app.user(),
    await app.user(),
    await app.user('staff'),
    await app.user('attorney'),
  ];
  const { id: file } = await merchant.upload('notice.pdf', pdf);
  const submitted = await merchant.apply({ files: [{ id: file ?? '', document_type: 'hold_notice' }] });
  await app.runJobs();
  const otherAttorney = await app.user('attorney');
  await stranger.apply();
  await app.runJobs();
  // Engaged, so that counsel withdraws with notice and still has the case.
  await attorney.engage(submitted.body.case_id);
  const { id: upload } = await merchant.upload('statement.pdf', pdf);
  const begun = await merchant.send('POST', '/api/uploads', undefined, {
    ...tus,
    'upload-length': '100',
    'upload-metadata': `filename ${btoa('half.pdf')}`,
  });
  app.services.readAccount = madeUpReader;
  const { id: exported } = await merchant.upload(
    'activity.csv',
    Buffer.from('Date,Amount\n2026-11-03,100\n'),
    submitted.body.case_id,
    'account_export',
  );
  await merchant.post(`/api/cases/${submitted.body.case_id}/files`, {
    files: [{ id: exported, document_type: 'account_export' }],
  });
  await app.runJobs();
  const { proof_sha256: proof } = (await merchant.get(`/api/cases/${submitted.body.case_id}/records`)).body;
  const queue = await attorney.get('/api/attorney/queue');
  const letter = queue.body.items[0].letter_id as string;
  document = (await attorney.get(`/api/letters/${letter}`)).body.document;
  await app.visitor().post('/api/contact', { name: 'Ada', email: 'ada@shop.example', message: 'A question' });
  const inquiry = (await staff.get('/api/admin/inquiries')).body.items[0].id as string;
  await signAgreement(merchant, submitted.body.case_id);
  await merchant.post('/api/me/erasure', { note: '' });
  const erasure = (await staff.get('/api/admin/erasures')).body.items[0].id as string;
  const view = (await staff.post('/api/admin/views', { name: 'Urgent', query: 'priority=high' })).body.items[0]
    .id as string;
  const task = randomUUID();
  await staff.post(`/api/admin/cases/${submitted.body.case_id}/tasks`, {
    task_id: task,
    text: 'Call the bank',
    due_on: today(),
    owner_id: null,
  });
  await merchant.post(`/api/cases/${submitted.body.case_id}/counsel-messages`, {
    message_id: randomUUID(),
    body: toCounsel,
  });
  await staff.post(`/api/cases/${submitted.body.case_id}/messages`, {
    message_id: randomUUID(),
    body: 'Please look at this.',
    visibility: 'internal',
    mentions: [attorney.id],
  });
  const text = randomUUID();
  await staff.send('PUT', `/api/admin/saved-texts/${text}`, { name: 'Greeting', body: 'Hello.' });
  const [{ id: mention } = { id: '' }] = await superuser.rows<{ id: string }>('select id from message_mentions');
  const party = (await staff.post('/api/parties', { name: 'Acme', kind: 'client' })).body.items[0].id as string;
  const answer = randomUUID();
  await attorney.post(`/api/cases/${submitted.body.case_id}/processor-answers`, {
    entry_id: answer,
    letter_id: null,
    received_on: today(),
    kind: 'refusal',
    words: 'No.',
    amount_cents: null,
    file_id: null,
  });
  const counsel = randomUUID();
  await staff.post(`/api/cases/${submitted.body.case_id}/opposing-counsel`, { entry_id: counsel, ...lawyer() });
  const sealed = await addFile(attorney, submitted.body.case_id, 'blank_form', astray);
  await attorney.post(`/api/cases/${submitted.body.case_id}/files/${sealed}/seal`, { came: 'By email, by mistake.' });
  const paper = randomUUID();
  await superuser.rows(
    "insert into paper_signatures (id, case_id, kind, party, agreement, title, text, text_sha256, signed_name, signed_by, signed_at, address, sha256) select $2, id, 'notice', 'merchant', 'x', 'Notice', 'text', repeat('0', 64), 'Ada Byron', created_by, now(), '', repeat('0', 64) from cases where id = $1",
    [submitted.body.case_id, paper],
  );
  await superuser.rows('update users set is_lead = true where id = $1', [staff.id]);
  const link = randomUUID();
  await superuser.rows(
    "insert into letter_links (id, letter_id, case_id, version, token_hash, recipient, created_at, expires_at) select $2, id, case_id, version, repeat('0', 43), 'x@y.example', now(), now() + interval '1 day' from letters where id = $1",
    [letter, link],
  );
  const fact = randomUUID();
  await superuser.rows(
    "insert into own_facts (id, case_id, label, kind, amount_cents, source, added_by, added_by_name, added_at) select $2, id, 'Label', 'money', 1, 'Call', attorney_id, 'Test', now() from cases where id = $1",
    [submitted.body.case_id, fact],
  );
  const blank = await addFile(attorney, submitted.body.case_id, 'blank_form', await standInFlatForm());
  const guest = await app.user();
  const [{ id: guestId } = { id: '' }] = await superuser.rows<{ id: string }>(
    "insert into case_guests (id, case_id, email, token_hash, invited_by, invited_by_name, invited_at, expires_at, user_id, accepted_at) values (gen_random_uuid(), $1, $2, repeat('0', 43), $3, 'Ada Byron', now(), now() + interval '14 days', $4, now()) returning id",
    [submitted.body.case_id, guest.account?.email, merchant.id, guest.id],
  );
  people = { merchant, stranger, guest, attorney, otherAttorney, staff, visitor: app.visitor() };
  ids = {
    case: submitted.body.case_id,
    letter,
    file: file ?? '',
    blank,
    upload: upload ?? '',
    unfinished: begun.headers.get('location')?.split('/').at(-1) ?? '',
    attorney: attorney.id,
    inquiry,
    erasure,
    view,
    task,
    mention,
    text,
    party,
    answer,
    counsel,
    sealed,
    paper,
    link,
    fact,
    guest: guestId,
    export: exported ?? '',
    proof,
    job: await anyId('pgboss.job'),
    email: await anyId("outbox where channel = 'email' and status in ('queued', 'sent')"),
    ...(await money(staff, submitted.body.case_id)),
    ...(await member(staff)),
  };
});
async function anyId(from: string): Promise<string> {
  return (await superuser.rows<{ id: string }>(`select id from ${from} limit 1`))[0]?.id ?? '';
}
/** Another signed-in user, with a session that staff may end. */
async function member(staff: TestUser): Promise<{ user: string; session: string }> {
  const { id } = await app.user();
  return { user: id, session: (await staff.get(`/api/admin/users/${id}`)).body.sessions[0].id };
}
/** An offer, an installment and money, withdrawn again, with its void invoice, in the ledger of a case. */
async function money(staff: TestUser, caseId: string) {
  const entries = { offer: randomUUID(), tranche: randomUUID(), entry: randomUUID(), invoice: randomUUID() };
  await staff.post(`/api/cases/${caseId}/processor-answers`, {
    entry_id: entries.offer,
    letter_id: null,
    kind: 'offer',
    words: null,
    amount_cents: 100,
    received_on: today(),
    file_id: null,
  });
  await staff.post(`/api/cases/${caseId}/tranches`, {
    entry_id: entries.tranche,
    label: 'All',
    amount_cents: 100,
    promised_release_on: null,
  });
  await staff.post(`/api/cases/${caseId}/recoveries`, {
    entry_id: entries.entry,
    amount_cents: 100,
    received_on: today(),
    note: '',
    tranche_id: null,
  });
  await superuser.rows(
    `insert into invoices (id, case_id, recovery_id, issuer, bill_to, amount_cents, received_on, percent, fee_cents, issued_at)
     select $1, r.case_id, r.id, 'Test Law, P.C.', 'Test', 100, r.received_on, f.percent, f.percent, now()
     from recoveries r join fee_terms f using (case_id) where r.id = $2`,
    [entries.invoice, entries.entry],
  );
  await staff.post(`/api/cases/${caseId}/ledger/${entries.entry}/withdraw`, { why: 'Typed twice.' });
  return entries;
}

afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** Endpoints of the contract whose path or body names an object. */
function endpointsWithId(node: object, path: string[] = []): string[] {
  if (!('~orpc' in node))
    return Object.entries(node).flatMap(([name, child]) => endpointsWithId(child, [...path, name]));
  const { route, inputSchema } = (node as AnyContractProcedure)['~orpc'];
  const schema =
    inputSchema instanceof z.ZodType
      ? JSON.stringify(z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }))
      : '';
  return route.path?.includes('{') || schema.includes('"format":"uuid"') ? [path.join('.')] : [];
}

test('every endpoint that takes an id is tried here', () => {
  const streamed = Object.entries(byteEndpoints).flatMap(([name, { path }]) => (path.includes('{') ? [name] : []));
  // A draft names uploads by id, which a test below covers. The address book belongs to the whole desk
  // (address-book.test.ts). Reports may be of any owner; the test of staff endpoints below covers who may not read
  // them.
  const elsewhere = new Set([
    'application.putDraft',
    // Takes the id of a case that the caller cannot see: server/sharing/contact.test.ts.
    'sharing.askToSee',
    'addresses.confirm',
    'addresses.takeOut',
    'reports.get',
    'reports.listCases',
  ]);
  const expected = [...endpointsWithId(contract), ...streamed].filter((name) => !elsewhere.has(name));
  expect(Object.keys(probes).toSorted()).toEqual(expected.toSorted());
});

const policyOf = (name: string) => endpoints.find((each) => each.name === name)?.policy;
const roleOf = { visitor: null, stranger: 'client', otherAttorney: 'attorney', guest: 'client' } as const;
/** What a guest of the case may call; their own test is server/sharing/guests.test.ts. */
const forGuests = ['sharing.get', 'sharing.leave', 'documents.add', 'story.get'];

describe.each(['visitor', 'stranger', 'otherAttorney', 'guest'] as const)('calls by: %s', (who) => {
  test.each(all.filter(({ name }) => who !== 'guest' || !forGuests.includes(name)))(
    "$method $name answers for another user's object as for a missing one",
    async ({ name, call }) => {
      const foreign = await send(people[who], call(ids));
      const missing = await send(people[who], call(blankIds()));
      const verdict = mayCall(policyOf(name), roleOf[who]);
      expect(foreign.status).toBe({ 'signed-out': 401, forbidden: 403, allowed: 404 }[verdict]);
      expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body]);
      if (call(ids).method !== 'HEAD')
        expect(foreign.body).toEqual({
          code: expect.stringMatching(/^(UNAUTHORIZED|FORBIDDEN|NOT_FOUND)$/),
          message: expect.any(String),
        });
    },
  );
});

test('an invalid id is answered like a missing object', async () => {
  const mangled = Object.fromEntries(Object.keys(ids).map((key) => [key, 'not-an-id'])) as Ids;
  for (const { call, name } of all.filter(({ call: each }) => each(mangled).path.includes('not-an-id'))) {
    const answer = await send(people.stranger, call(mangled));
    expect([name, answer.status]).toEqual([name, mayCall(policyOf(name), 'client') === 'allowed' ? 404 : 403]);
  }
});

test('lists contain nothing of another user', async () => {
  expect((await people.stranger.get('/api/cases')).body.items.map((each: { id: string }) => each.id)).not.toContain(
    ids.case,
  );
  expect((await people.stranger.get('/api/application-draft')).body.uploads).toEqual([]);
  expect(
    (await people.otherAttorney.get('/api/attorney/queue')).body.items.map((each: { case_id: string }) => each.case_id),
  ).not.toContain(ids.case);
  expect((await people.otherAttorney.get('/api/cases')).body.items).toEqual([]);
});

test('a sealed file opens to nobody, and nothing that it holds is in any answer', async () => {
  const { merchant, guest, attorney, staff } = people;
  const opens = (path: string) =>
    Promise.all([merchant, guest, attorney, staff].map(async (by) => (await by.get(path)).status));
  expect(await opens(`/api/files/${ids.sealed}/download`)).toEqual([404, 404, 404, 404]);
  expect(await opens(`/api/files/${ids.sealed}/page?page=1`)).toEqual([404, 404, 404, 404]);
  for (const { by, call } of all.filter(({ method }) => method === 'GET')) {
    const { path } = call(ids);
    const answer = await people[by].raw('GET', path);
    expect([path, (await answer.text()).includes('Xylographic')]).toEqual([path, false]);
  }
});

test("a draft that names another user's upload gets nothing of it", async () => {
  const thief = await app.user();
  const submitted = await thief.apply({
    ...emptyAnswers(),
    files: [
      { id: ids.upload, document_type: 'hold_notice' },
      { id: ids.file, document_type: 'hold_notice' },
    ],
  });
  const stolen = await thief.get(`/api/cases/${submitted.body.case_id}`);
  expect([submitted.status, stolen.body.case_files]).toEqual([201, []]);
  expect((await people.merchant.get('/api/application-draft')).body.uploads).toHaveLength(1);
});

test("what a draft's export shows is its user's alone, also for one who names the file in a draft", async () => {
  const [owner, thief] = [await app.user(), await app.user()];
  const { id } = await owner.upload('own.csv', Buffer.from('2026-11-03,100\n'), undefined, 'account_export');
  const files = [{ id: id ?? '', document_type: 'account_export' as const }];
  const answers = { ...emptyAnswers(), fields: { processor: 'paypal' }, files };
  for (const by of [owner, thief]) await by.send('PUT', '/api/application-draft', { version: 0, step: 1, answers });
  await app.runJobs();
  const shown = async (by: TestUser) => (await by.get('/api/application-draft/records')).body;
  expect(await shown(owner)).toMatchObject({ state: 'derived', files: [{ name: 'own.csv' }] });
  for (const by of [thief, people.stranger, people.staff, people.attorney])
    expect(await shown(by)).toMatchObject({ state: 'none', files: [], suggestions: [] });
});

test('staff endpoints refuse merchants, attorneys and visitors', async () => {
  for (const path of [
    '/api/admin/stats',
    '/api/admin/cases',
    '/api/admin/attorneys',
    '/api/admin/inquiries',
    '/api/admin/subscribers',
    '/api/admin/reports',
    '/api/admin/reports?from=2026-01-01',
    '/api/admin/reports/cases?figure=all',
    '/api/admin/exports/report-cases?figure=all',
    '/api/admin/exports/report?to=2026-01-01',
    '/api/admin/users',
    '/api/admin/orgs?kind=merchant',
    '/api/admin/access-log',
    '/api/admin/work',
    '/api/admin/waiting-emails',
    '/api/admin/postings',
    '/api/admin/staff',
    '/api/admin/security-log',
    '/api/admin/system',
    '/api/admin/views',
    '/api/admin/saved-texts',
    '/api/admin/exports/cases?format=csv',
    `/api/admin/users/${ids.user}`,
    `/api/admin/cases/${ids.case}`,
    `/api/admin/cases/${ids.case}/tasks`,
    `/api/admin/cases/${ids.case}/saved-replies`,
  ]) {
    const statuses = await Promise.all(
      [people.merchant, people.attorney, people.visitor, people.staff].map(
        async (user) => (await user.get(path)).status,
      ),
    );
    expect([path, ...statuses]).toEqual([path, 403, 403, 401, 200]);
  }
  const granted = await people.merchant.post('/api/rpc/create_admin_user', { p_email: people.merchant.account?.email });
  expect([granted.status, (await people.merchant.get('/api/me')).body.user.role]).toEqual([403, 'client']);
});

test('the merchant does not see the analysis, the unsent letter or the tax id', async () => {
  const { body } = await people.merchant.get(`/api/cases/${ids.case}`);
  expect(body).toMatchObject({ messages: [], letters: [], ein: null, stage: { stage: 'offer_made' } });
  expect(JSON.stringify(body)).not.toContain('ai_analysis');
  for (const kind of ['pdf', 'text', 'docx'])
    expect((await people.merchant.get(`/api/letters/${ids.letter}/${kind}`)).status).toBe(404);
});

test('the same calls by the owner of the object are not refused', async () => {
  for (const { name, by, call } of all) {
    const answer = await send(people[by], call(ids));
    expect([name, answer.status, answer.body]).not.toEqual([
      name,
      expect.toSatisfy((status: number) => [401, 403, 404, 500].includes(status)),
      expect.anything(),
    ]);
  }
});

test('a demotion takes effect with the next request', async () => {
  const staff = await app.user('staff');
  expect((await staff.get('/api/admin/stats')).status).toBe(200);
  await superuser.rows("update users set role = 'client', org_id = merchant_org_id where id = $1", [staff.id]);
  expect((await staff.get('/api/admin/stats')).status).toBe(403);
  const attorney = await app.user('attorney');
  await superuser.rows("update users set role = 'client', org_id = merchant_org_id where id = $1", [attorney.id]);
  expect((await attorney.get('/api/attorney/queue')).status).toBe(403);
});

test('a sign-out takes effect with the next request, even with the old cookie', async () => {
  const user = await app.user();
  const signedIn = await user.raw('POST', '/api/auth/sign-in/email', {
    body: JSON.stringify(user.account),
    headers: { 'content-type': 'application/json' },
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const withOldCookie = () => app.visitor().raw('GET', '/api/me', { headers: { cookie } });
  expect((await withOldCookie()).status).toBe(200);
  await user.post('/api/auth/sign-out', {});
  expect((await withOldCookie()).status).toBe(401);
});

test('a case is visible to the verified owner of its email whom its owner let in, and never to an unverified one', async () => {
  const namesake = await app.user();
  const email = namesake.account?.email.toUpperCase() ?? '';
  const submitted = await people.merchant.apply({ fields: { email } });
  const path = `/api/cases/${submitted.body.case_id}`;
  await people.merchant.letContactIn(submitted.body.case_id);
  expect([(await namesake.get(path)).status, (await namesake.get('/api/cases')).body.items]).toEqual([404, []]);
  await superuser.rows('update auth.users set email_verified = true where id = $1', [namesake.id]);
  expect((await namesake.get(path)).status).toBe(200);
  expect((await namesake.get('/api/cases')).body.items).toMatchObject([{ id: submitted.body.case_id }]);
  expect((await namesake.get(`/api/cases/${ids.case}`)).status).toBe(404);
});

test('an attorney who loses the case or the role no longer reaches the case', async () => {
  const [merchant, former, next] = [await app.user(), await app.user('attorney'), await app.user('attorney')];
  const { body } = await merchant.apply();
  const assign = (attorney: TestUser) =>
    people.staff.post(`/api/admin/cases/${body.case_id}/assign`, { attorney_id: attorney.id });
  const paths = ['', '/messages', '/files', '/answers', '/calendar'].map((path) => `/api/cases/${body.case_id}${path}`);
  const statuses = async (user: TestUser) => [
    ...new Set(await Promise.all(paths.map(async (path) => (await user.get(path)).status))),
  ];
  const write = async (user: TestUser) =>
    (await user.post(`/api/cases/${body.case_id}/messages`, { message_id: randomUUID(), body: 'Hello' })).status;
  await assign(former);
  expect([await statuses(former), await write(former), await statuses(next)]).toEqual([[200], 200, [404]]);
  await assign(next);
  expect([await statuses(former), await write(former), await statuses(next)]).toEqual([[404], 404, [200]]);
  await superuser.rows("update users set role = 'client', org_id = merchant_org_id where id = $1", [next.id]);
  expect([await statuses(next), await write(next)]).toEqual([[404], 404]);
});

test('no endpoint answers a word of client and counsel to staff, a lead, a guest, another attorney or a stranger', async () => {
  const lists = endpoints
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !path.includes('/events'))
    .map(({ path }): Call => ({ method: 'GET', path: `/api${path}` }));
  const calls = [...all.map(({ call }) => call(ids)), ...lists];
  const [{ is_lead } = { is_lead: false }] = await superuser.rows<{ is_lead: boolean }>(
    'select is_lead from users where id = $1',
    [people.staff.id],
  );
  expect(is_lead).toBe(true);
  expect(JSON.stringify((await people.attorney.get(`/api/cases/${ids.case}/counsel-messages`)).body)).toContain(
    toCounsel,
  );
  for (const who of ['staff', 'guest', 'otherAttorney', 'stranger', 'visitor'] as const)
    for (const { method, path, body, headers = {} } of calls) {
      const answer = await people[who].raw(method, path, {
        body: body === undefined ? null : JSON.stringify(body),
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      });
      const said = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect([who, method, path, said.includes(toCounsel)]).toEqual([who, method, path, false]);
    }
});
