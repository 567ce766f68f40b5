import { expect, test } from 'vitest';
import { BytesInHand, type CountedBody } from './bytes-in-hand.ts';

const chunk = 64 * 1024;

/** A body of so many chunks, all available at once. `read`: how many were taken from it. */
function bodyOf(chunks: number) {
  const body = { read: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (body.read === chunks) return controller.close();
        body.read += 1;
        controller.enqueue(new Uint8Array(chunk));
      },
    },
    { highWaterMark: 0 },
  );
  return Object.assign(body, { stream });
}

/** Lets everything run that does not wait for an outside event. */
async function untilNothingMoves(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Takes every chunk and returns the bytes; `onChunk` may report that a chunk has passed. */
async function take({ stream }: CountedBody, onChunk: (bytes: number) => void = () => {}): Promise<number> {
  let bytes = 0;
  for await (const each of stream) {
    bytes += each.length;
    onChunk(each.length);
  }
  return bytes;
}

test('of fifty long bodies at once no more is read than fits, and all arrive whole once their bytes pass on', async () => {
  const inHand = new BytesInHand(8 * chunk);
  const bodies = Array.from({ length: 50 }, () => bodyOf(160));
  const counted = bodies.map(({ stream }) => inHand.count(stream));
  let passing = false;
  let highest = 0;
  const stuck: (() => void)[] = [];
  const taken = counted.map((body) =>
    take(body, (bytes) => {
      highest = Math.max(highest, inHand.held);
      if (passing) body.passed(bytes);
      else stuck.push(() => body.passed(bytes));
    }),
  );
  await untilNothingMoves();
  // As much as fits, plus at most one chunk of each body that was being read when the room ran out.
  expect(bodies.reduce((sum, { read }) => sum + read, 0)).toBe(stuck.length);
  expect(stuck.length).toBeGreaterThanOrEqual(8);
  expect(stuck.length).toBeLessThanOrEqual(8 + 50);
  passing = true;
  for (const pass of stuck) pass();
  expect(await Promise.all(taken)).toEqual(bodies.map(() => 160 * chunk));
  expect(highest).toBeLessThanOrEqual((8 + 50) * chunk);
  expect(inHand.held).toBe(0);
});

test('senders who send nothing, however many, keep nobody out', async () => {
  const inHand = new BytesInHand(1);
  const silent = Array.from({ length: 20 }, () => inHand.count(new ReadableStream<Uint8Array>()));
  for (const body of silent) void take(body);
  const body = inHand.count(bodyOf(30).stream);
  expect(await take(body, body.passed)).toBe(30 * chunk);
});

test('a request that is over holds nothing, even if more bytes arrive for it', async () => {
  const inHand = new BytesInHand(2 * chunk);
  let bring: (bytes: Uint8Array) => void = () => {};
  const late = new ReadableStream<Uint8Array>({ start: (to) => void (bring = (bytes) => to.enqueue(bytes)) });
  const [left, slow] = [inHand.count(bodyOf(9).stream), inHand.count(late)];
  void take(left);
  void take(slow);
  await untilNothingMoves();
  expect(inHand.held).toBe(2 * chunk);
  left.end();
  slow.end();
  bring(new Uint8Array(chunk));
  await untilNothingMoves();
  expect(inHand.held).toBe(0);
});

test('a body that is no longer wanted is cancelled at its source', async () => {
  let why: unknown = null;
  const source = new ReadableStream<Uint8Array>({ cancel: (reason) => void (why = reason) });
  await new BytesInHand(chunk).count(source).stream.cancel('refused');
  expect(why).toBe('refused');
});
