// @proves account-page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../testing/web/quiet-api.ts';
import { me, shown, textOf } from '../../testing/web/shown.tsx';
import { addToast, removeToast, toastsNow } from '../ui/toast-list.ts';
import { accountExists } from '../session/auth-refusals.ts';
import type { AuthMode } from '../auth/credentials.ts';
import type * as forms from '../auth/use-auth-form.ts';

/** The form, and the submit handler as the page passes it. */
let submit: (mode: AuthMode, values: Record<string, string>) => Promise<void>;
let form: forms.AuthForm;

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const went = vi.hoisted((): string[] => []);
vi.mock('react-router', async (load) => ({
  ...(await load<object>()),
  useNavigate: () => (to: string) => went.push(to),
}));
vi.mock('../auth/use-auth-form.ts', async (load) => {
  const { useAuthForm } = await load<typeof forms>();
  return {
    useAuthForm: (options: Parameters<typeof useAuthForm>[0]) => {
      submit = options.submit;
      return (form = useAuthForm(options));
    },
  };
});
const { AccountPage } = await import('./account-page.tsx');
const { AuthFields } = await import('../auth/auth-fields.tsx');

let answer: object;
beforeEach(() => {
  vi.stubGlobal('window', { localStorage: {}, sessionStorage: {} });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  vi.spyOn(server, 'answer').mockResolvedValue({ ...me(), session: { expires_at: null, extends: false } });
  shown(<AccountPage sessionEnded={false} />, { at: '/apply', session: null });
});
afterEach(() => {
  for (const toast of toastsNow()) removeToast(toast.id);
  went.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const values = { firstName: 'Ada', lastName: 'Lind', email: 'ada@shop.example', password: 'a long enough pass' };
test.each([
  ['create', { token: 'x' }, 'Account created successfully!', "Let's continue with your case submission", ['/apply']],
  ['sign-in', { token: 'x' }, 'Welcome back!', "Let's continue with your case submission", ['/apply']],
  [
    'create',
    { token: null },
    'Check your email',
    "We've sent you a confirmation link to complete your registration",
    [],
  ],
] as const)('%s with the response %j shows the toast: %s', async (mode, answered, title, description, next) => {
  answer = answered;
  // A toast that an earlier attempt left is out of date now.
  addToast({ title: 'Missing Information', tone: 'danger' });
  await submit(mode, values);
  expect(toastsNow()).toMatchObject([{ title, description, tone: 'plain' }]);
  expect(went).toEqual(next);
});

test('the link to reset the password is offered when signing in, and not when creating an account', () => {
  const page = (sessionEnded: boolean) => shown(<AccountPage sessionEnded={sessionEnded} />, { session: null });
  expect(page(true)).toContain('<a href="/auth/forgot"');
  expect(page(false)).not.toContain('/auth/forgot');
});

test('the error for an email that already has an account links to the password reset', () => {
  const failure = { title: 'Authentication Error', message: accountExists };
  const fields = (message: string) =>
    shown(<AuthFields form={{ ...form, failure: { ...failure, message } }} fields={[]} prefix="account" />);
  expect(textOf(fields(accountExists))).toContain(`${accountExists} Forgot your password?`);
  expect(fields('No answer.')).not.toContain('/auth/forgot');
});

test('a failure is logged under the message that the form shows', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error('no answer');
  await form.run(() => Promise.reject(cause));
  expect(logged).toHaveBeenCalledExactlyOnceWith('Authentication Error', cause);
});
