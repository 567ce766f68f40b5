import type { Draft, DraftRequest } from '../../drafting/draft-letter.ts';
import { drawFrom, seeded } from '../../testing/cases/draw.ts';
import { lettersOfCase } from '../../testing/letters/letters-of-case.ts';
import { caseCourse } from './case-courses.ts';
import { variedRequest } from './varied-request.ts';

/** A generator of cases: `request` is the one letter of a seed, `course` all letters of one case. */
export type Generator = {
  name: string;
  request: (seed: number) => DraftRequest;
  course: (seed: number) => readonly Draft[];
};

/** Letters of a course follow each other, so the one drafted last is kept. */
let last: { seed: number; letters: ReturnType<typeof caseCourse> } | null = null;
function courseOf(seed: number): ReturnType<typeof caseCourse> {
  last = last?.seed === seed ? last : { seed, letters: caseCourse(seed) };
  return last.letters;
}

const lettersOfCourse = 4;

/** Two independent generators, since one may try what the other does not. Their figures are printed separately. */
export const generators = {
  varied: {
    name: 'varied requests',
    request: variedRequest,
    course: (seed) => {
      const { letterType: _any, priorLetters: _sent, replies: _came, ...request } = variedRequest(seed);
      return lettersOfCase(request, drawFrom(seeded(seed ^ 0x51e7))).map(({ draft }) => draft);
    },
  },
  courses: {
    name: 'courses of cases',
    request: (seed) => {
      const letter = courseOf(Math.floor(seed / lettersOfCourse))[seed % lettersOfCourse];
      if (!letter) throw new RangeError(`no letter of seed ${seed}`);
      return letter.request;
    },
    course: (seed) => courseOf(seed).map(({ draft }) => draft),
  },
} as const satisfies Record<string, Generator>;
