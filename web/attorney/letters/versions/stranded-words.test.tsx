import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { LetterStatus } from '../../../../domain/letters/letter.ts';
import { smallLetter } from '../../../../testing/letters/small-letter.ts';
import { BrowserStorage } from '../../../../testing/web/browser-storage.ts';
import { press } from '../../../../testing/web/pressed.tsx';
import { orpc } from '../../../../testing/web/quiet-api.ts';
import { textOf } from '../../../../testing/web/shown.tsx';
import { keepUnsavedFor, unsavedStoreHere } from '../../../unsaved/store.ts';
import { applyEdit } from '../editor/letter-edits.ts';

const navigate = vi.fn();
vi.mock('react-router', async (load) => ({ ...(await load<object>()), useNavigate: () => navigate }));
vi.mock('../../../api/api.ts', () => import('../../../../testing/web/quiet-api.ts'));
vi.mock('../../../ui/button.tsx', async (load) =>
  (await import('../../../../testing/web/pressed.tsx')).buttonsOf(load),
);
const { default: StrandedWords } = await import('./stranded-words.tsx');
const { LeftWords } = await import('./left-words.tsx');
const { useLetterDesk } = await import('../editor/use-letter-desk.ts');

const [first, second] = ['0198f000-0000-7000-8000-000000000001', '0198f000-0000-7000-8000-000000000002'];
const saved = smallLetter();
const mine = applyEdit(saved, { do: 'text', id: 'a', text: 'Unmistakably' });
const letterOf = (status: LetterStatus, more: object = {}) =>
  ({
    id: first,
    status,
    version: 3,
    document: saved,
    demand_type: 'initial',
    superseded_by: status === 'superseded' ? second : null,
    may: { edit: ['draft', 'in_review', 'approved'].includes(status) },
    ...more,
  }) as unknown as LetterView;

const storage = new BrowserStorage();
const store = () => unsavedStoreHere('letter', 'device');
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: new BrowserStorage() });
  keepUnsavedFor('jordan');
  store().write(first, { version: 3, document: mine });
});
afterEach(() => void vi.unstubAllGlobals());

/** The HTML of the first render, with the newer letter loaded. */
function rendered(page: ReactNode, newer: object = {}): string {
  const client = new QueryClient();
  const { queryKey } = orpc.letters.get.queryOptions({ input: { id: second } });
  client.setQueryData(queryKey, letterOf('in_review', { id: second, ...newer }));
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

type Desk = ReturnType<typeof useLetterDesk>;
function deskOf(letter: LetterView): Desk {
  const desks: Desk[] = [];
  const Page = () => {
    desks.push(useLetterDesk(letter));
    return null;
  };
  rendered(<Page />);
  return desks.at(-1) ?? expect.fail();
}
const gone = vi.fn();
function shown(letter: LetterView, newer: object = {}): string {
  const { stranded } = deskOf(letter);
  return stranded ? textOf(rendered(<StrandedWords letter={letter} words={stranded} onGone={gone} />, newer)) : '';
}

test.each(['superseded', 'sending', 'sent', 'delivered', 'returned_to_sender'] as const)(
  'unsaved words of a letter that became %s are shown beside it, and stay stored',
  (status) => {
    const desk = deskOf(letterOf(status));
    expect(desk).toMatchObject({ unsaved: false, outdated: false, document: saved, stranded: { document: mine } });
    expect(shown(letterOf(status))).toMatch(/Your unsaved words.*Unmistakably.*Copy your words.*Discard your words/);
    expect(store().read(first)?.value).toMatchObject({ document: mine });
  },
);

test('a text box still open when the letter is superseded cannot overwrite the unsaved words', () => {
  const desk = deskOf(letterOf('superseded'));
  desk.edit({ do: 'text', id: 'a', text: 'The old text, and one more letter' });
  expect(store().read(first)?.value).toMatchObject({ document: mine });
});

test('the notice with unsaved words can be focused when it appears', () => {
  const { stranded } = deskOf(letterOf('superseded'));
  const html = rendered(
    <StrandedWords letter={letterOf('superseded')} words={stranded ?? expect.fail()} onGone={gone} />,
  );
  expect(html).toMatch(/^<div tabindex="-1" class="stranded">/);
});

test('in a letter that can still be edited, unsaved words are its edits', () =>
  expect(deskOf(letterOf('approved'))).toMatchObject({ unsaved: true, document: mine, stranded: null }));

test('unsaved words can be taken to the newer letter of the same type, and must be compared there before they are saved', () => {
  gone.mockClear();
  expect(shown(letterOf('superseded'))).toContain('Take them to the newer letter');
  press('Take them to the newer letter');
  expect(gone).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledWith(`/attorney/letters/${second}?dialog=compare`);
  expect(store().read(second)?.value).toEqual({ version: 0, document: mine, from: { letter: first, version: 3 } });
  expect(deskOf(letterOf('in_review', { id: second, version: 1 }))).toMatchObject({
    unsaved: true,
    outdated: true,
    from: { letter: first, version: 3 },
    document: mine,
  });
});

test('unsaved words never replace unsaved words in the newer letter', () => {
  gone.mockClear();
  store().write(second, { version: 1, document: smallLetter({ delivery_method: 'As typed there' }) });
  shown(letterOf('superseded'));
  press('Take them to the newer letter');
  expect(gone).not.toHaveBeenCalled();
  expect(store().read(second)?.value).toMatchObject({ document: { delivery_method: 'As typed there' } });
  expect(store().read(first)?.value).toMatchObject({ document: mine });
});

test('a newer letter of another type is linked, and nothing is merged into it', () => {
  const text = shown(letterOf('superseded'), { demand_type: 'final' });
  expect(text).toContain('Open the newer letter');
  expect(text).not.toContain('Take them');
});

test('a letter that the user may no longer open still shows what they typed in it on this device', () => {
  expect(textOf(rendered(<LeftWords id={first} />))).toMatch(/Your unsaved words.*Unmistakably.*Copy your words/);
  keepUnsavedFor('another');
  expect(rendered(<LeftWords id={first} />)).toBe('');
});
