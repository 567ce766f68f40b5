import { describe, expect, it } from 'vitest';
import type { Answers } from '../../domain/intake/answers.ts';
import { mergeAnswers, takeOurs } from './merge-answers.ts';

const answers = (fields: Answers['fields'], more: Partial<Answers> = {}): Answers => ({
  fields,
  owners: [{}],
  previousProcessors: [{}],
  files: [],
  ...more,
});
const file = (id: string, document_type: Answers['files'][number]['document_type'] = 'application_document') => ({
  id,
  document_type,
});

describe('mergeAnswers', () => {
  it('takes from each device what only that device changed', () => {
    const merged = mergeAnswers(
      answers({ city: 'Dover' }),
      answers({ city: 'Dover', ein: '12-3456789' }),
      answers({ city: 'Wilmington' }),
    );
    expect(merged).toEqual({ answers: answers({ city: 'Wilmington', ein: '12-3456789' }), conflicts: [] });
  });

  it('shows theirs and names the answer when both changed it', () => {
    const ours = answers({ city: 'Newark' });
    const merged = mergeAnswers(answers({ city: 'Dover' }), ours, answers({ city: 'Wilmington' }));
    expect(merged.answers.fields.city).toBe('Wilmington');
    expect(merged.conflicts).toEqual(['city']);
    expect(takeOurs(merged.answers, ours, merged.conflicts).fields.city).toBe('Newark');
  });

  it('sees no conflict where both typed the same, or one only emptied what was empty', () => {
    expect(mergeAnswers(answers({}), answers({ city: 'Dover' }), answers({ city: 'Dover' })).conflicts).toEqual([]);
    expect(mergeAnswers(answers({}), answers({ city: '' }), answers({ city: 'Dover' })).conflicts).toEqual([]);
  });

  it('treats a list of rows as one answer', () => {
    const merged = mergeAnswers(
      answers({}),
      answers({}, { owners: [{ ownerName: 'Ours' }] }),
      answers({}, { owners: [{ ownerName: 'Theirs' }] }),
    );
    expect(merged.answers.owners).toEqual([{ ownerName: 'Theirs' }]);
    expect(merged.conflicts).toEqual(['owners']);
  });

  it('keeps files that either side added, and none that either removed', () => {
    const base = answers({}, { files: [file('a'), file('b')] });
    const ours = answers({}, { files: [file('a', 'ein_letter'), file('b'), file('c')] });
    const theirs = answers({}, { files: [file('a'), file('d')] });
    expect(mergeAnswers(base, ours, theirs).answers.files).toEqual([file('a', 'ein_letter'), file('d'), file('c')]);
  });
});
