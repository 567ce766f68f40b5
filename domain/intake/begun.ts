import type { Answers } from './answers.ts';
import { isBlank } from './field.ts';
import { steps } from './steps.ts';

/** Opening the wizard already saves what the account knows; an application is begun with the first answer about the hold. */
export const isBegun = ({ step, answers, uploads }: { step: number; answers: Answers; uploads: number }): boolean =>
  uploads > 0 || step > 1 || (steps[1]?.fields ?? []).some(({ name }) => !isBlank(answers.fields[name]));
