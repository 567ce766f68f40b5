import { expect, test } from 'vitest';
import { maskerOf } from '../../domain/privacy/mask.ts';
import { firm } from '../../testing/cases/sample-cases.ts';
import { generateCase } from '../../testing/cases/generate-case.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { draftLetter, type DraftRequest } from '../draft-letter.ts';
import { judgeRequest } from './judge.ts';
import { notesRequest } from './notes.ts';
import { paragraphsRequest, writerSources, type ParagraphsGiven } from './paragraphs.ts';

const generated = Array.from({ length: 60 }, (_, seed): DraftRequest => ({
  caseFile: generateCase(seed, '2026-11-20'),
  letterType: 'initial',
  dated: '2026-11-23',
  firm,
  mailingAddress: null,
}));

/** All that we know of a case in the words of somebody, or that says who somebody is. */
const hiddenKinds: readonly string[] = ['name', 'id', 'contact', 'address', 'text'];

const keepsItsWords = maskerOf([], 'facts');

test('no request that is made of facts has a name, number of an account, contact, address or text of a case', () => {
  let sought = 0;
  for (const request of [...goldens.map((golden) => golden.request), ...generated]) {
    const { document, factSheet, plan } = draftLetter(request);
    const events = Object.values(factSheet.facts).flatMap(({ source }) =>
      source.from === 'event' ? [source.event_id] : [],
    );
    const given: ParagraphsGiven = {
      sheet: factSheet,
      document,
      confirmedEvents: new Set(events),
      verify: { confirmedAuthorityIds: plan.authorityRefs },
      goals: [],
    };
    const sources = writerSources(given);
    const sentence = { id: 's', text: 'It goes on.', rests_on: sources.map(({ id }) => id), is: 'fact' as const };
    const all = [paragraphsRequest(given), notesRequest(given), judgeRequest({ sentences: [sentence], sources })];
    // What is masked in it would be words of our own.
    for (const { system, prompt } of all)
      for (const words of [system, prompt]) expect(keepsItsWords(words)).toBe(words);
    const sent = all.map(({ prompt }) => prompt).join('\n');
    const hidden = Object.values(factSheet.facts).filter(({ id, kind }) => hiddenKinds.includes(kind) && id !== 'harm');
    for (const { id, display } of hidden) {
      // A word or two of somebody's may be a word of ours.
      if (display.length < 6) continue;
      sought += 1;
      expect([id, sent.includes(JSON.stringify(display).slice(1, -1)) ? display : null]).toEqual([id, null]);
    }
  }
  expect(sought).toBeGreaterThan(1_000);
});
