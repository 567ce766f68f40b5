import { expect, test } from 'vitest';
import { BrowserStorage } from '../../../testing/web/browser-storage.ts';
import { ApiError, unreachable } from '../../api/api-error.ts';
import { unsavedStore } from '../../unsaved/store.ts';
import { CaseFileKeeper, type AddFile } from './case-file-keeper.ts';

const file = {
  id: 'f1',
  filename: 'notice.pdf',
  content_type: 'application/pdf',
  size_bytes: 10,
  kind: 'hold_notice',
} as const;

const memory = () => unsavedStore('u1', 'case-files', new BrowserStorage());

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('an uploaded file is added with its kind, and leaves the list once the case has it', async () => {
  const sent: unknown[] = [];
  const keeper = new CaseFileKeeper('c1', memory(), async (each) => void sent.push(each));
  keeper.sinkFor('c1').add(file);
  await settled();
  expect(sent).toEqual([{ id: 'f1', document_type: 'hold_notice' }]);
  expect(keeper.getState()).toEqual([]);
});

test('a file that could not be added is stored for the next page, and is added on retry', async () => {
  const store = memory();
  const offline: AddFile = () => Promise.reject(unreachable(null));
  const first = new CaseFileKeeper('c1', store, offline);
  first.sinkFor('c1').add(file);
  await settled();
  expect(first.getState()).toMatchObject([{ id: 'f1', state: 'failed' }]);

  const sent: string[] = [];
  const second = new CaseFileKeeper('c1', store, async ({ id }) => void sent.push(id));
  expect(second.getState()).toMatchObject([{ id: 'f1', filename: 'notice.pdf' }]);
  second.start();
  await settled();
  expect(sent).toEqual(['f1']);
  expect(store.read('c1')).toBeNull();
});

test('a refused file says why, is not retried automatically, and can be removed', async () => {
  let tries = 0;
  const store = memory();
  const refusing: AddFile = () => {
    tries += 1;
    return Promise.reject(new ApiError('CONFLICT', 'The case is closed.', 409));
  };
  const keeper = new CaseFileKeeper('c1', store, refusing);
  keeper.sinkFor('c1').add(file);
  await settled();
  expect(keeper.getState()).toMatchObject([{ state: 'refused', message: 'The case is closed.' }]);
  const next = new CaseFileKeeper('c1', store, refusing);
  next.start();
  await settled();
  expect(tries).toBe(1);
  next.forget('f1');
  expect(next.getState()).toEqual([]);
});

test('files the case already has are not listed, but count as there', () => {
  const keeper = new CaseFileKeeper('c1', memory(), () => new Promise(() => undefined));
  const sink = keeper.sinkFor('c1');
  sink.add(file);
  expect(sink.files()).toMatchObject([{ filename: 'notice.pdf' }]);
  keeper.setThere([{ id: 'f1', filename: 'notice.pdf', size_bytes: 10 }]);
  expect(keeper.getState()).toEqual([]);
  expect(sink.files()).toMatchObject([{ filename: 'notice.pdf' }]);
  expect(sink.meta).toEqual({ case_id: 'c1' });
});

test('stored entries of another shape are ignored', () => {
  const store = memory();
  for (const left of ['{', { id: 1 }, [1, null, { id: 'x' }]]) {
    store.write('c1', left);
    expect(new CaseFileKeeper('c1', store, async () => undefined).getState()).toEqual([]);
  }
});
