import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '../../testing/web/shown.tsx';
import { BrowserStorage } from '../../testing/web/browser-storage.ts';

const patchMe = vi.fn(async ({ locale }: { locale: 'en' | 'es' }) => account(locale));
vi.mock('../api/api.ts', async () => ({
  ...(await import('../../testing/web/quiet-api.ts')),
  api: { people: { patchMe } },
}));

const account = (locale: 'en' | 'es') => ({ ...me(), profile: { ...me().profile, locale } });
let storage: BrowserStorage;

/** A freshly loaded page on a device. */
async function page() {
  vi.resetModules();
  const [language, session] = [await import('../language/chosen-language.ts'), await import('./account-language.ts')];
  return { ...language, ...session };
}

beforeEach(() => {
  storage = new BrowserStorage();
  vi.stubGlobal('window', { localStorage: storage });
  patchMe.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a language chosen before signing up is saved to the account', async () => {
  const { chooseLanguage, agreeOnLanguage, chosenTag } = await page();
  await chooseLanguage('es');
  await agreeOnLanguage(account('en'));
  expect(patchMe.mock.calls).toEqual([[{ locale: 'es' }]]);
  expect(chosenTag()).toBe('es');
});

test('another device uses the account’s language, and saves nothing', async () => {
  const { agreeOnLanguage, chosenTag } = await page();
  await agreeOnLanguage(account('es'));
  expect([chosenTag(), patchMe.mock.calls.length]).toEqual(['es', 0]);
});

test('a choice while signed in is saved, and a later choice on another device wins', async () => {
  const first = await page();
  await first.agreeOnLanguage(account('en'));
  expect(first.chosenTag()).toBeNull();
  await first.chooseLanguage('es');
  await vi.waitFor(() => expect(storage.getItem('unhold.language.on-account')).toBe('es'));
  const later = await page();
  expect(later.chosenTag()).toBe('es');
  await later.agreeOnLanguage(account('en'));
  expect([later.chosenTag(), patchMe.mock.calls.length]).toEqual(['en', 1]);
});

test('a choice that could not be saved is saved when the next page starts', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  patchMe.mockRejectedValueOnce(new Error('no connection'));
  const first = await page();
  await first.agreeOnLanguage(account('en'));
  await first.chooseLanguage('es');
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  await (await page()).agreeOnLanguage(account('en'));
  expect(patchMe.mock.calls).toEqual([[{ locale: 'es' }], [{ locale: 'es' }]]);
  logged.mockRestore();
});

test('after signing out a choice stays on the device', async () => {
  const { agreeOnLanguage, forgetLanguageOfAccount, chooseLanguage } = await page();
  await agreeOnLanguage(account('en'));
  forgetLanguageOfAccount();
  await chooseLanguage('es');
  expect(patchMe).not.toHaveBeenCalled();
});
