import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { draftLetter } from '../../drafting/draft-letter.ts';
import { corruptions, isCaught } from '../letters/corruptions.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { rubric, scoreOf, withHeader, type Scored } from './rubric.ts';
import { goldens as plain } from './scenarios.ts';
import { storyGoldens } from './story-scenarios.ts';

const goldens = [...plain, ...storyGoldens];

/** Every golden takes its fourth of the corruptions; bench/drafting/hands.ts tries each on all of them. */
const shareOf = (name: string) => {
  const at = goldens.findIndex((each) => each.name === name);
  return corruptions.filter((_, index) => index % 4 === at % 4);
};

describe.each(goldens)('$name', ({ name, story, request, enough }) => {
  const draft = draftLetter(request);
  // All authorities count as confirmed, since the score is about the letter and not about the installation.
  const verdict = verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs });
  const letter: Scored = { draft, verdict, text: letterAsText(draft.document) };

  test('the letter equals its golden file', () => {
    const file = new URL(`${name}.txt`, import.meta.url);
    const now = withHeader(`${name}: ${story}`, letter);
    if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(file, now);
    expect(now, 'UPDATE_GOLDENS=1 rewrites it; read the difference before you keep it').toBe(
      readFileSync(file, 'utf8'),
    );
  });

  test('the letter reaches its score, with none of the first three points missing', () => {
    const shown = scoreOf(letter);
    const missing = rubric.filter((_, index) => !shown[index]).map((point) => point.name);
    expect(shown.slice(0, 3), missing.join('; ')).not.toContain(null);
    expect(shown.filter(Boolean).length, missing.join('; ')).toBeGreaterThanOrEqual(enough);
  });

  test('every corruption of its share that applies to the letter is caught', () => {
    const passed = shareOf(name).filter(({ apply, must }) => {
      const document = apply(draft.document, draft.factSheet);
      if (document === null) return false;
      const { findings } = verifyLetter(document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs });
      return !isCaught(must, findings, document, draft.factSheet);
    });
    expect(passed.map((each) => each.kind)).toEqual([]);
  });
});
