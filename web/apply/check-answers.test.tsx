// @proves check-answers
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { server } from '../../testing/web/quiet-api.ts';
import { buttonsOf, press } from '../../testing/web/pressed.tsx';
import { me, shown } from '../../testing/web/shown.tsx';
import { removeToast, toastsNow } from '../ui/toast-list.ts';
import { unsavedStore } from '../unsaved/store.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { Place } from './step-address.ts';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
vi.mock('../ui/button.tsx', (load) => buttonsOf(load));
const { Wizard } = await import('./wizard.tsx');
const { default: CheckAnswers } = await import('./check-answers.tsx');

const required = {
  processor: 'paypal',
  amountHeld: '12,500',
  firstName: 'Ada',
  lastName: 'Lind',
  email: 'ada@shop.example',
  legalBusinessName: 'Lind Soaps LLC',
  businessStreet: '1 Example Way',
};
const nothing = () => undefined;
const went: string[] = [];

beforeEach(() => {
  const store = { getItem: () => null, setItem: nothing, removeItem: nothing };
  vi.stubGlobal('window', { sessionStorage: store, location: { replace: (to: string) => went.push(to) } });
  vi.stubGlobal('sessionStorage', store);
  vi.spyOn(console, 'error').mockImplementation(nothing);
});
afterEach(() => {
  for (const toast of toastsNow()) removeToast(toast.id);
  went.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(wanted: Place, more: Record<string, string> = {}): string {
  const draft = {
    version: 1,
    answers: { fields: { ...required, ...more }, owners: [{}], previousProcessors: [{}], files: [] },
    step: 8,
    uploads: [],
    updated_at: null,
    ai: null,
    last_submitted: null,
  };
  const keeper = new DraftKeeper({
    draft,
    withKnown: (answers) => answers,
    unsaved: unsavedStore(null, 'application', null),
    store: { load: async () => draft, save: async () => ({ version: 2, updated_at: '2026-11-21T12:00:00Z' }) },
  });
  const page =
    wanted === 'check' ? (
      <CheckAnswers keeper={keeper} draft={keeper.getState()} />
    ) : (
      <Wizard me={me()} keeper={keeper} wanted={wanted} />
    );
  return shown(page, { at: `/apply?step=${wanted === 'check' ? 'check' : 'business'}`, session: me() });
}

const toasts = () => toastsNow().map(({ title, description, tone }) => ({ title, description, tone }));

describe('a submission that fails', () => {
  test.each([
    [
      'the error message',
      new ApiError('CONFLICT', 'There is no open application to submit.', 409),
      'There is no open application to submit.',
    ],
    [
      'the words of the specification when there is none',
      new ApiError('INTERNAL', '', 500),
      'There was an error submitting your application. Please try again.',
    ],
    [
      'that one has to be signed in',
      new ApiError('UNAUTHORIZED', 'Please sign in.', 401),
      'User must be authenticated to submit application',
    ],
    [
      'that the organization could not be made',
      new ApiError('CONFLICT', 'Failed to create organization', 409),
      'Failed to create organization',
    ],
  ])('shows %s, is logged, and stays on the page', async (_, error, description) => {
    vi.spyOn(server, 'answer').mockRejectedValue(error);
    show('check');
    press('Submit application');
    await vi.waitFor(() => expect(toasts()).toEqual([{ title: 'Submission Failed', description, tone: 'danger' }]));
    expect(console.error).toHaveBeenCalledWith('Submission failed', error);
    expect(went).toEqual([]);
  });
});

test('a submission that succeeds goes to the thank-you page', async () => {
  vi.spyOn(server, 'answer').mockResolvedValue({
    case_id: '01900000-0000-7000-8000-000000000009',
    case_number: 'UH-2026-000042',
  });
  show('check');
  press('Submit application');
  await vi.waitFor(() => expect(went).toEqual([expect.stringMatching(/^\/thank-you\?case=UH-2026-000042&/)]));
  expect(toastsNow()).toEqual([]);
});

test('an invalid answer is rejected with a toast that does not call it missing', () => {
  show(3, { ein: '12' });
  press('Check and submit now');
  expect(toasts()).toEqual([
    {
      title: 'Something needs another look',
      description: 'Change what is marked before continuing',
      tone: 'danger',
    },
  ]);
});
