import { describe, expect, it, test } from 'vitest';
import type { Answers } from '../../domain/intake/answers.ts';
import { readAnswersEdit, rebase, takeOurs } from './answers-edit.ts';

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

/** Our changes to `base`, merged with what another device has saved since. */
function merge(base: Answers, ours: Answers, theirs: Answers) {
  const { answers: merged, setAside } = rebase(
    { version: 1, base, answers: ours, setAside: [] },
    { version: 2, answers: theirs },
  );
  return { answers: merged, conflicts: setAside.flatMap((set) => set.conflicts) };
}

describe('merging unsaved answers with what another device saved', () => {
  it('takes from each device what only that device changed', () => {
    const merged = merge(
      answers({ city: 'Dover' }),
      answers({ city: 'Dover', ein: '12-3456789' }),
      answers({ city: 'Wilmington' }),
    );
    expect(merged).toEqual({ answers: answers({ city: 'Wilmington', ein: '12-3456789' }), conflicts: [] });
  });

  it('shows theirs and flags the answer when both changed it', () => {
    const ours = answers({ city: 'Newark' });
    const merged = merge(answers({ city: 'Dover' }), ours, answers({ city: 'Wilmington' }));
    expect(merged.answers.fields.city).toBe('Wilmington');
    expect(merged.conflicts).toEqual(['city']);
    expect(takeOurs(merged.answers, { answers: ours, conflicts: merged.conflicts }).fields.city).toBe('Newark');
  });

  it('sees no conflict when both typed the same, or one only cleared a blank box', () => {
    expect(merge(answers({}), answers({ city: 'Dover' }), answers({ city: 'Dover' })).conflicts).toEqual([]);
    expect(merge(answers({}), answers({ city: '' }), answers({ city: 'Dover' })).conflicts).toEqual([]);
  });

  it('treats a list of rows as one answer', () => {
    const merged = merge(
      answers({}),
      answers({}, { owners: [{ ownerName: 'Ours' }] }),
      answers({}, { owners: [{ ownerName: 'Theirs' }] }),
    );
    expect(merged.answers.owners).toEqual([{ ownerName: 'Theirs' }]);
    expect(merged.conflicts).toEqual(['owners']);
  });

  it('includes files that either side added, and none that either side removed', () => {
    const base = answers({}, { files: [file('a'), file('b')] });
    const ours = answers({}, { files: [file('a', 'ein_letter'), file('b'), file('c')] });
    const theirs = answers({}, { files: [file('a'), file('d')] });
    expect(merge(base, ours, theirs).answers.files).toEqual([file('a', 'ein_letter'), file('d'), file('c')]);
  });

  it('leaves a cleared box empty', () => {
    expect(merge(answers({}), answers({ city: '' }), answers({})).answers.fields).toEqual({ city: '' });
  });

  it('sets the same answer aside only once, and a different answer in addition', () => {
    const edit = { version: 1, base: answers({ city: 'Dover' }), answers: answers({ city: 'Newark' }), setAside: [] };
    const once = rebase(edit, { version: 2, answers: answers({ city: 'Lewes' }) });
    const again = { ...edit, setAside: once.setAside };
    expect(rebase(again, { version: 3, answers: answers({ city: 'Lewes' }) }).setAside).toEqual(once.setAside);
    const other = { ...again, answers: answers({ city: 'Milford' }) };
    expect(rebase(other, { version: 3, answers: answers({ city: 'Lewes' }) }).setAside).toHaveLength(2);
  });
});

test('a stored edit is restored unchanged, and one of another shape is rejected', () => {
  const edit = {
    version: 1,
    base: answers({}),
    answers: answers({ city: 'Dover' }),
    setAside: [{ answers: answers({ city: 'Lewes' }), conflicts: ['city'] }],
  };
  expect(readAnswersEdit(structuredClone(edit))).toEqual(edit);
  for (const left of [null, [], {}, { ...edit, base: {} }, { ...edit, setAside: null }, { ...edit, version: '1' }])
    expect(readAnswersEdit(left), JSON.stringify(left)).toBeNull();
});
