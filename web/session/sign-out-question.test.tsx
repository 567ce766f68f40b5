import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserStorage } from '../../testing/web/browser-storage.ts';
import { keepUnsavedFor, unsavedStoreHere } from '../unsaved/store.ts';

const signOut = vi.fn(() => Promise.resolve());
vi.mock('./session.ts', () => ({ signOut }));
const effects: (() => void)[] = [];
vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useEffect: (effect: () => void) => effects.push(effect),
}));
const { requestSignOut, SignOutQuestion } = await import('./sign-out-question.tsx');
const { renderToStaticMarkup } = await import('react-dom/server');

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: new BrowserStorage(), sessionStorage: new BrowserStorage() });
  keepUnsavedFor('jordan');
  renderToStaticMarkup(<SignOutQuestion />);
  for (const effect of effects.splice(0)) effect();
  signOut.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

test('signing out asks for confirmation while unsaved words of a letter are only on this device', () => {
  unsavedStoreHere('letter', 'device').write('l1', { words: 'Dear' });
  requestSignOut();
  expect(signOut).not.toHaveBeenCalled();
  unsavedStoreHere('letter', 'device').clear('l1');
  requestSignOut();
  expect(signOut).toHaveBeenCalledOnce();
});
