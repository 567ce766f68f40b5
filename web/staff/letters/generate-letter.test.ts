import { afterEach, expect, test, vi } from 'vitest';
import { overEditsIn } from '../../attorney/letters/over-edits.ts';
import { generateLetter, type LetterStep } from './generate-letter.ts';

const order = { caseId: 'c', demandType: 'initial', customInstructions: '' } as const;
afterEach(() => void vi.unstubAllGlobals());

/** A server response in exactly these chunks; `broken`: the connection is cut after them. */
function serverSends(
  chunks: string[],
  { status = 200, type = 'application/x-ndjson; charset=utf-8', broken = false } = {},
): void {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      if (broken) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })));
}
async function heard(): Promise<{
  steps: LetterStep[];
  answer: unknown;
  error: { code?: string; message?: string } | null;
}> {
  const steps: LetterStep[] = [];
  const outcome = await generateLetter(order, {
    signal: new AbortController().signal,
    onStep: (step) => steps.push(step),
  }).then(
    (answer) => ({ answer, error: null }),
    (error: Error) => ({ answer: null, error }),
  );
  return { steps, ...outcome };
}

test('steps are reported as they arrive, wherever the lines are split, and blank lines are ignored', async () => {
  serverSends([
    '{"step":"rea',
    'ding"}\n\n{"step":"writing","part":1,"of":2}\n{"step":"checking"}\n{"step":"done","answer":{"success":true,"word',
    '_count":3}}\n',
  ]);
  expect(await heard()).toEqual({
    steps: [{ step: 'reading' }, { step: 'writing', part: 1, of: 2 }, { step: 'checking' }],
    answer: { success: true, word_count: 3 },
    error: null,
  });
});

test('a response that is not streamed is accepted', async () => {
  serverSends(['{"success":true}'], { type: 'application/json' });
  expect((await heard()).answer).toEqual({ success: true });
});

test('a refusal keeps its message, before the stream and inside it', async () => {
  serverSends(['{"code":"CONFLICT","message":"Not yet."}'], { type: 'application/json', status: 409 });
  expect((await heard()).error).toMatchObject({ code: 'CONFLICT', message: 'Not yet.' });
  serverSends([
    '{"step":"reading"}\n{"step":"failed","error":{"code":"NOT_FOUND","message":"This case was not found."}}\n',
  ]);
  expect((await heard()).error).toMatchObject({ code: 'NOT_FOUND', message: 'This case was not found.' });
});

test.each([
  [['{"step":"reading"}\n'], false],
  [['{"step":"reading"}\n'], true],
  [[], false],
])('a response that breaks off is reported as unreachable: %j', async (chunks, broken) => {
  serverSends(chunks, { broken });
  expect((await heard()).error).toMatchObject({ code: 'UNREACHABLE' });
});

test('a question about somebody’s edits comes through the stream with what becomes of them', async () => {
  serverSends([
    '{"step":"failed","error":{"code":"CONFLICT","message":"Jordan Avery has edited this letter, 6 changes.","fields":{"overEdits":"The new letter has them."}}}\n',
  ]);
  expect(overEditsIn((await heard()).error)).toEqual({
    edited: 'Jordan Avery has edited this letter, 6 changes.',
    becomes: 'The new letter has them.',
  });
  serverSends(['{"step":"failed","error":{"code":"CONFLICT","message":"Not yet."}}\n']);
  expect(overEditsIn((await heard()).error)).toBeNull();
});
