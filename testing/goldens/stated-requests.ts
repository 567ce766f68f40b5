import type { DraftRequest } from '../../drafting/draft-letter.ts';
import { goldens } from './scenarios.ts';

/** Words in which a notice or a reply states terms of the hold, or promises. */
const stating = [
  'A reserve of 30% of your daily sales is held for 90 days.',
  'Your funds are held until March 1, 2027.',
  'We will release your balance within 5 business days.',
];

/** The goldens, and a first letter whose notice states terms and a second whose reply does. */
export function statedRequests(): DraftRequest[] {
  return goldens.flatMap(({ name, request }) => {
    const { caseFile } = request;
    const noticed = (reason_given: string) => ({
      ...request,
      caseFile: { ...caseFile, fields: { ...caseFile.fields, reason_given } },
    });
    const replied = (words: string): DraftRequest => ({
      ...request,
      replies: [{ received_on: '2026-12-01', kind: 'refusal', amount_cents: null, words }],
    });
    if (name === 'square-initial') return [request, ...stating.map(noticed)];
    return name === 'square-follow-up' ? [request, ...stating.map(replied)] : [request];
  });
}
