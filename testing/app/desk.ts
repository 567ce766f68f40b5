import type { LetterDocument } from '../../domain/letters/letter.ts';
import { mailingAddress } from './test-book.ts';
import type { TestAnswer, TestUser } from './test-user.ts';

/** A case's letter, as its attorney finds it in the queue. */
export async function queuedLetter(attorney: TestUser, caseId: string): Promise<string> {
  const queue = await attorney.get('/api/attorney/queue');
  return queue.body.items.find((each: { case_id: string }) => each.case_id === caseId).letter_id;
}

/**
 * Enters a mailing address and confirms every amber finding, so that the letter can be approved. Returns the letter.
 */
export async function makeReady(attorney: TestUser, letterId: string): Promise<TestAnswer> {
  const path = `/api/letters/${letterId}`;
  const before = await attorney.get(path);
  const document: LetterDocument = before.body.document;
  const saved = await attorney.send('PUT', path, {
    version: before.body.version,
    document: { ...document, addressee: { ...document.addressee, address_lines: mailingAddress } },
  });
  return confirmAmbers(attorney, saved);
}

/** Confirms the letter's open amber findings. */
export async function confirmAmbers(attorney: TestUser, shown: TestAnswer): Promise<TestAnswer> {
  const keys = shown.body.verdict.findings.flatMap((each: { severity: string; key: string }) =>
    each.severity === 'amber' && !shown.body.confirmed.includes(each.key) ? [each.key] : [],
  );
  return keys.length === 0 ? shown : attorney.post(`/api/letters/${shown.body.id}/confirm`, { keys });
}

/** Prepares a letter and approves it. */
export async function approve(attorney: TestUser, letterId: string): Promise<TestAnswer> {
  const ready = await makeReady(attorney, letterId);
  const { pdf_sha256: sha256, exhibit_book } = ready.body;
  // Opening the exhibits binds them, if no job has yet.
  if (exhibit_book.state === 'waiting') await attorney.raw('GET', `/api/letters/${letterId}/exhibits.pdf`);
  const exhibits_sha256 =
    exhibit_book.state === 'waiting'
      ? (await attorney.get(`/api/letters/${letterId}`)).body.exhibit_book.sha256
      : exhibit_book.sha256;
  return attorney.post(`/api/letters/${letterId}/approve`, { sha256, exhibits_sha256 });
}

/** The merchant reads the agreement and signs it with a typed name: without it no letter is sent. */
export async function signAgreement(merchant: TestUser, caseId: string, typed_name = 'Ada Byron'): Promise<TestAnswer> {
  const path = `/api/cases/${caseId}/agreement`;
  const { body } = await merchant.get(path);
  return merchant.post(path, { sha256: body.sha256, typed_name, agreed: true });
}
