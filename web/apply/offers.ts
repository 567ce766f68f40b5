/** Offers an answer given elsewhere for a blank box that may need the same one. Pure. */
import type { Answers } from '../../domain/intake/answers.ts';
import { isBlank } from '../../domain/intake/field.ts';

/** `label` says whose answer it is. */
export type Offer = { answer: string; label: string };

/** A field -> the field whose answer is offered for it. */
const sources: Record<string, { field: string; label: string }> = {
  accountEmail: { field: 'email', label: 'Same as your email' },
  accountPhone: { field: 'phone', label: 'Same as your phone' },
  businessPhone: { field: 'phone', label: 'Same as your phone' },
  businessEmail: { field: 'email', label: 'Same as your email' },
  stateOfIncorporation: { field: 'businessState', label: 'Same as the address' },
};

/** What one press would fill in; null if there is nothing to offer or the box is filled. */
export function offerFor(name: string, answers: Pick<Answers, 'fields'>): Offer | null {
  const source = sources[name];
  const answer = source && answers.fields[source.field];
  if (!source || typeof answer !== 'string' || isBlank(answer) || !isBlank(answers.fields[name])) return null;
  return { answer: answer.trim(), label: source.label };
}

/** The business address on one line, or an empty string. */
export function businessAddressLine({ fields }: Answers): string {
  const part = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const stateAndZip = [part('businessState'), part('businessZip')].filter(Boolean).join(' ');
  return [part('businessStreet'), part('businessCity'), stateAndZip].filter(Boolean).join(', ');
}
