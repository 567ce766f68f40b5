import type { PaperKind } from '../../domain/papers/kinds.ts';
import { currentAttestation } from '../../domain/letters/attestation.ts';
import type { CounselSignature } from '../../domain/letters/counsel-signature.ts';
import type { LetterView } from '../../contract/letter-view.ts';
import type { Finding, LetterDocument } from '../../domain/letters/letter.ts';
import { mailingAddress } from './test-book.ts';
import type { TestAnswer, TestUser } from './test-user.ts';

/** The id of a case's letter, from its attorney's queue. */
export async function queuedLetter(attorney: TestUser, caseId: string): Promise<string> {
  const queue = await attorney.get('/api/attorney/queue');
  return queue.body.items.find((each: { case_id: string }) => each.case_id === caseId).letter_id;
}

/**
 * Engages the attorney, enters a mailing address and settles every finding that can be settled, so that the letter can be approved. Returns
 * the letter.
 */
export async function makeReady(attorney: TestUser, letterId: string): Promise<TestAnswer> {
  const path = `/api/letters/${letterId}`;
  const before = await attorney.get(path);
  await attorney.engage(letterId);
  const document: LetterDocument = before.body.document;
  const saved = await attorney.send('PUT', path, {
    version: before.body.version,
    document: { ...document, addressee: { ...document.addressee, address_lines: mailingAddress } },
  });
  return waiveOpenFacts(attorney, await settleFindings(attorney, saved));
}

/** Waives the facts that the merchant has not confirmed, as an attorney would after a phone call. */
async function waiveOpenFacts(attorney: TestUser, shown: TestAnswer): Promise<TestAnswer> {
  const open = shown.body.decisions.some(({ key }: { key: string }) => key.startsWith('facts:'));
  if (!open) return shown;
  await attorney.post(`/api/cases/${shown.body.case_id}/facts/waive`, { reason: 'Confirmed by telephone.' });
  return attorney.get(`/api/letters/${shown.body.id}`);
}

/** The merchant confirms every fact of the letter as shown. */
export async function confirmFacts(merchant: TestUser, caseId: string): Promise<TestAnswer> {
  const path = `/api/cases/${caseId}/facts`;
  const { body } = await merchant.get(path);
  const answers = body.facts.map(({ fact, sha256 }: { fact: string; sha256: string }) => ({
    fact,
    sha256,
    correction: null,
  }));
  return merchant.post(path, { answers });
}

/** Settles the letter's open red findings that can be settled, one by one. */
export async function settleFindings(attorney: TestUser, shown: TestAnswer): Promise<TestAnswer> {
  const open = shown.body.verdict.findings.filter(
    ({ key, settle }: Finding) => settle !== undefined && !shown.body.confirmed.includes(key),
  );
  const path = `/api/letters/${shown.body.id}`;
  const keys = (...settles: Finding['settle'][]): string[] => [
    ...new Set<string>(open.flatMap(({ key, settle }: Finding): string[] => (settles.includes(settle) ? [key] : []))),
  ];
  let last = shown;
  for (const key of keys('authority', 'fact')) last = await attorney.post(`${path}/confirm`, { key });
  const taken = keys('reason');
  if (taken.length > 0)
    last = await attorney.post(`${path}/take`, { keys: taken, reason: 'Compared with the signed agreement.' });
  return last;
}

/** Prepares a letter and approves it. */
export async function approve(attorney: TestUser, letterId: string, signature?: CounselSignature): Promise<TestAnswer> {
  const ready = await makeReady(attorney, letterId);
  const { pdf_sha256: sha256, exhibit_book } = ready.body;
  // Opening the exhibits binds them, if no job has yet.
  if (exhibit_book.state === 'waiting') await attorney.raw('GET', `/api/letters/${letterId}/exhibits.pdf`);
  const exhibits_sha256 =
    exhibit_book.state === 'waiting'
      ? (await attorney.get(`/api/letters/${letterId}`)).body.exhibit_book.sha256
      : exhibit_book.sha256;
  return approveBytes(attorney, letterId, { sha256, exhibits_sha256, ...(signature && { signature }) });
}

/**
 * Records, as the desk must before an approval, that the attorney has read the letter, its exhibits and every new
 * change.
 */
export async function readLetter(attorney: TestUser, letterId: string): Promise<TestAnswer> {
  const path = `/api/letters/${letterId}`;
  const shown = await attorney.get(path);
  if (shown.status !== 200) return shown;
  await openFiles(attorney, shown.body);
  return attorney.post(`${path}/reading`, shownIn(shown.body));
}

/** Opens the PDF of the letter, and its exhibit book where one is bound. */
export async function openFiles(
  attorney: TestUser,
  { id, exhibit_book: book }: Pick<LetterView, 'id' | 'exhibit_book'>,
): Promise<void> {
  await attorney.raw('GET', `/api/letters/${id}/pdf`);
  if (book.state === 'bound') await attorney.raw('GET', `/api/letters/${id}/exhibits.pdf`);
}

type ReadView = Pick<LetterView, 'pdf_sha256' | 'exhibit_book' | 'changes'>;

/** What the desk sends to record a reading of the letter that it shows. */
export const shownIn = ({ pdf_sha256, exhibit_book, changes }: ReadView) => ({
  sha256: pdf_sha256,
  exhibits_sha256: exhibit_book.sha256,
  changes: changes.flatMap(({ hash, read_on }) => (read_on === null ? [hash] : [])),
});

type Approved = { sha256?: string; exhibits_sha256?: string | null; signature?: CounselSignature };

/** What the desk does: engages the attorney, reads the letter, opens the PDF, gives the password again, signs, attests and approves these bytes. */
export async function approveBytes(attorney: TestUser, letterId: string, bytes: Approved): Promise<TestAnswer> {
  const path = `/api/letters/${letterId}`;
  await attorney.engage(letterId);
  await readLetter(attorney, letterId);
  await attorney.post('/api/auth/confirm-password', { password: attorney.account?.password });
  const signed = await signBytes(attorney, letterId, bytes);
  return attorney.post(`${path}/approve`, {
    ...signed,
    attestation: currentAttestation,
    license_reason: 'Admitted for this matter on motion.',
    ...bytes,
  });
}

/** Signs by the name under the letter unless told otherwise, and looks at it; bytes that are not the letter's have no preview. */
export async function signBytes(attorney: TestUser, letterId: string, { sha256, signature }: Approved) {
  const path = `/api/letters/${letterId}`;
  const { body: letter } = await attorney.get(path);
  const given = signature ?? { kind: 'typed', name: letter.document?.signature.name ?? 'Ada Byron' };
  const { body } = await attorney.post(`${path}/signed-preview`, { sha256, signature: given });
  return { signature: given, shown_sha256: body.sha256 ?? '0'.repeat(64) };
}

/** The paper of this kind as the user sees it, with the names expected of them; undefined where there is none. */
export async function paperOf(by: TestUser, caseId: string, kind: PaperKind) {
  const { body } = await by.get(`/api/cases/${caseId}/papers`);
  return paperIn(body, kind);
}

/** The paper of this kind in an answer about a case's papers. */
// oxlint-disable-next-line typescript/no-explicit-any -- a body as the API answers
export const paperIn = (body: TestAnswer['body'], kind: PaperKind): any =>
  body.items?.find((each: { kind: string }) => each.kind === kind);

/** Signs it as shown, unless `more` says otherwise. */
export async function signPaper(by: TestUser, caseId: string, kind: PaperKind, more: object = {}): Promise<TestAnswer> {
  const paper = await paperOf(by, caseId, kind);
  return by.post(`/api/cases/${caseId}/papers/${kind}/sign`, {
    sha256: paper?.text_sha256 ?? '0'.repeat(64),
    typed_name: 'Ada Byron',
    agreed: true,
    ...more,
  });
}

export const signAgreement = (merchant: TestUser, caseId: string, typed_name = 'Ada Byron'): Promise<TestAnswer> =>
  signPaper(merchant, caseId, 'fee_agreement', { typed_name, other_name: true });
