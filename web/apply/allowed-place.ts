/** How far the answers let the merchant go in the wizard. Pure. */
import type { Answers } from '../../domain/intake/answers.ts';
import { isBlank } from '../../domain/intake/field.ts';
import { stepErrors } from '../../domain/intake/read-application.ts';
import { lastStep, steps } from '../../domain/intake/steps.ts';
import type { Place } from './step-address.ts';

/** The first step, from 1, that does not validate, or 8 if all do: as far as Continue leads (spec, section 4). */
export function furthestStep(answers: Answers, today: string): number {
  const first = steps.findIndex((step, index) => index > 0 && Object.keys(stepErrors(step, answers, today)).length > 0);
  return first === -1 ? lastStep : first;
}

/** The last step with a required answer (step 3): from here on the application can be submitted. */
export const lastRequiredStep = steps.findLastIndex((step) => step.fields.some((field) => field.required));

/** Whether every required answer is given; Continue checks whether each is valid. */
export function hasAllRequired(answers: Answers): boolean {
  return steps.every(
    (step, index) =>
      index === 0 || step.fields.every((field) => !field.required || !isBlank(answers.fields[field.name])),
  );
}

/** Where the merchant may be: the requested place, or the incomplete step before it. */
export function allowedPlace(wanted: Place, answers: Answers, today: string): Place {
  const furthest = furthestStep(answers, today);
  if (wanted !== 'check') return Math.min(wanted, furthest);
  const open = steps.some((step, index) => index > 0 && Object.keys(stepErrors(step, answers, today)).length > 0);
  return open ? furthest : 'check';
}

/** The step a field belongs to, by name or, for rows, `owners.0.ownerName`; 1 if unknown. */
export function stepOfField(name: string): number {
  const group = name.split('.')[0];
  const index = steps.findIndex(
    (step, at) =>
      at > 0 && (step.fields.some((field) => field.name === name) || step.rows?.some((rows) => rows.name === group)),
  );
  if (index > 0) return index;
  return group === 'files' ? lastStep : 1;
}
