import { caseFieldRows, type CaseFields } from '../../domain/case-fields.ts';
import type { Agreement, NoticeContent } from '../../knowledge/processors/agreement.ts';

/** The merchant's answer that shows a content, where one field alone does; the rest stands in every application. */
const answerTo = {
  account_id: 'merchant_account_id',
  account_name: 'account_name',
  username: 'account_name',
  account_email: 'account_email',
  account_phone: 'account_phone',
  facts: 'hold_started_on',
  basis: 'hold_started_on',
  calculation: 'hold_started_on',
} as const satisfies Partial<Record<NoticeContent, keyof CaseFields>>;

export type NoticeField = (typeof answerTo)[keyof typeof answerTo];
const given: Partial<Record<NoticeContent, NoticeField>> = answerTo;
export const noticeFields: readonly NoticeField[] = caseFieldRows.flatMap(
  ({ name }) => Object.values(answerTo).find((field) => field === name) ?? [],
);

/** The answers that the version's notice states and that the wizard does not insist on, in the order of the record. Pure. */
export function answersForNotice({ procedure: { contents } }: Agreement): NoticeField[] {
  const asked = (contents.value ?? []).map((content) => given[content]);
  return noticeFields.filter((field) => asked.includes(field));
}
