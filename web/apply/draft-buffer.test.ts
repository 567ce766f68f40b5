import { describe, expect, it } from 'vitest';
import type { Answers } from '../../domain/intake/answers.ts';
import { draftBufferFor, type Buffered } from './draft-buffer.ts';

const answers = (city: string): Answers => ({ fields: { city }, owners: [{}], previousProcessors: [{}], files: [] });
const entry = (city: string): Buffered => ({
  version: 1,
  base: answers(''),
  answers: answers(city),
  step: 3,
  setAside: [],
});

/** As a browser's storage: entries are its own keys, methods are not. */
function storage(entries: Record<string, string> = {}): Storage {
  return Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: {
      value: (key: string, value: string) =>
        Object.defineProperty(entries, key, { value, enumerable: true, configurable: true, writable: true }),
    },
    removeItem: { value: (key: string) => delete entries[key] },
  }) as unknown as Storage;
}

const cities = (memory: Storage, user: string) =>
  draftBufferFor(user, memory, 'reader')
    .left()
    .map((each) => each.answers.fields.city);

describe('draftBufferFor', () => {
  it('keeps the words of two pages side by side, and gives both to the next', () => {
    const memory = storage();
    draftBufferFor('u1', memory, '1').write(entry('Dover'));
    draftBufferFor('u1', memory, '2').write(entry('Lewes'));
    expect(cities(memory, 'u1')).toEqual(['Dover', 'Lewes']);
  });

  it('shows nobody the words of another person, also when one id begins like the other', () => {
    const memory = storage();
    draftBufferFor('u1', memory, '1').write(entry('Dover'));
    expect(cities(memory, 'u')).toEqual([]);
    expect(cities(memory, 'u11')).toEqual([]);
  });

  it('forgets what it took up, but not what another page writes afterwards', () => {
    const memory = storage();
    const first = draftBufferFor('u1', memory, '1');
    first.write(entry('Dover'));
    const second = draftBufferFor('u1', memory, '2');
    const third = draftBufferFor('u1', memory, '3');
    third.write(entry('Lewes'));
    second.clearLeft();
    expect(cities(memory, 'u1')).toEqual(['Lewes']);
    second.clearAll();
    expect(cities(memory, 'u1')).toEqual([]);
  });

  it('reads an entry of the release before, and ignores one that is broken', () => {
    const memory = storage({
      'unhold.draft.u1': JSON.stringify({ ...entry('Dover'), setAside: null }),
      'unhold.draft.u1.x': '{"version":1',
    });
    expect(draftBufferFor('u1', memory, '2').left()).toEqual([entry('Dover')]);
  });

  it('does without storage', () => {
    const none = draftBufferFor('u1', null, '1');
    none.write(entry('Dover'));
    expect(none.left()).toEqual([]);
  });
});
