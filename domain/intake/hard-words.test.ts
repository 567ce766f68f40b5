import { expect, test } from 'vitest';
import { hardWordOf } from './hard-words.ts';
import { steps } from './steps.ts';

const fields = steps.flatMap((step) => step.fields);

test('every question with a trade word or an abbreviation in its label explains it', () => {
  const hard = fields.filter(({ label }) =>
    /\b(DBA|EIN|MCC|SLA|[Cc]ard-present|category code|reserves?)\b/.test(label),
  );
  expect(hard.map(({ name }) => name).toSorted()).toEqual([
    'cardPresentPercentage',
    'dbaName',
    'ein',
    'merchantCategoryCode',
    'rollingReservesHeld',
    'supportSla',
  ]);
  expect(hard.filter(({ name }) => hardWordOf(name) === null)).toEqual([]);
});

test('a plain question has no help', () => {
  expect(hardWordOf('legalBusinessName')).toBeNull();
});
