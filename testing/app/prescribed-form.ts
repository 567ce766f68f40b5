import type { LetterRoom } from './letter-room.ts';
import { standInForm } from '../files/stand-in-forms.ts';
import type { TestAnswer, TestUser } from './test-user.ts';

/** Uploads a file to a case as this kind, and returns its id. */
export async function addFile(
  by: TestUser,
  caseId: string,
  kind: 'blank_form' | 'notice_form' | 'signed_paper',
  bytes: Uint8Array,
): Promise<string> {
  const { id } = await by.upload(`${kind}.pdf`, Buffer.from(bytes), caseId);
  await by.post(`/api/cases/${caseId}/files`, { files: [{ id, document_type: kind }] });
  return id ?? '';
}

type Room = Pick<LetterRoom, 'caseId' | 'merchant' | 'attorney'>;
export const formPath = (caseId: string, step: 'blank' | 'fill' | 'return' | 'tick'): string =>
  `/api/cases/${caseId}/packet/form/${step}`;

/** Counsel supplies the blank, a stand-in with fields unless told otherwise. */
export async function supplyForm({ caseId, attorney }: Room, bytes?: Uint8Array): Promise<TestAnswer> {
  const file_id = await addFile(attorney, caseId, 'blank_form', bytes ?? (await standInForm()));
  return attorney.post(formPath(caseId, 'blank'), {
    file_id,
    source: 'https://www.paypal.com/legalhub/pp-notice-dispute',
    fetched_on: '2026-05-20',
  });
}

/** The merchant fills in every field as it is suggested, and the place of the signature with their name. */
export async function fillForm({ caseId, merchant }: Room, name = 'Ada Byron'): Promise<TestAnswer> {
  const { body } = await merchant.get(`/api/cases/${caseId}/packet`);
  const { id: blank_id, fields } = body.form.blank;
  const values = fields.map((field: { name: string; role: string; suggested: string }) => ({
    name: field.name,
    value: field.role === 'signature' ? name : field.suggested,
  }));
  return merchant.post(formPath(caseId, 'fill'), { blank_id, values });
}

/** Counsel ticks everything that is asked for of the form as it is on file. */
export async function tickForm({ caseId, attorney }: Room, by = attorney): Promise<TestAnswer> {
  const { body } = await attorney.get(`/api/cases/${caseId}/packet`);
  const { sha256, to_tick } = body.form.filled ?? { sha256: '0'.repeat(64), to_tick: [] };
  return by.post(formPath(caseId, 'tick'), { sha256, ticked: to_tick.map(({ id }: { id: string }) => id) });
}
