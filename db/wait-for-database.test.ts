import { expect, test } from 'vitest';
import { waitForDatabase } from './wait-for-database.ts';

const down = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const failing = (times: number, error: () => Error) => {
  let runs = 0;
  return async () => {
    runs += 1;
    if (runs <= times) throw error();
    return runs;
  };
};

test('work is repeated until an unreachable database answers, and the wait is logged once', async () => {
  const said: string[] = [];
  const pause = async () => {};
  expect(await waitForDatabase(failing(3, down), { log: (line) => said.push(line), pause })).toBe(4);
  expect(said).toEqual([expect.stringMatching(/does not answer yet, waiting up to 60 seconds: connect ECONNREFUSED/)]);
  const starting = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  expect(await waitForDatabase(failing(1, starting), { log: () => {}, pause })).toBe(2);
});

test('the error is thrown when the database stays unreachable, or when it is of another kind', async () => {
  const pause = async () => {};
  await expect(waitForDatabase(failing(9, down), { log: () => {}, forMs: 0, pause })).rejects.toThrow('ECONNREFUSED');
  const wrongPassword = () => Object.assign(new Error('password authentication failed'), { code: '28P01' });
  await expect(waitForDatabase(failing(9, wrongPassword), { log: () => {}, pause })).rejects.toThrow('password');
});
