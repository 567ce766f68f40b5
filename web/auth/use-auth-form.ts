import { useCallback, useState, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Field } from '../../domain/intake/field.ts';
import { messageOf } from '../api/api-error.ts';
import { withRedirect } from '../paths/redirect.ts';
import { SecondFactorNeeded } from '../session/session.ts';
import { stillWrong } from '../ui/still-wrong.ts';
import { showToast } from '../ui/toasts.tsx';
import { authErrors, type AuthMode, type FormErrors } from './credentials.ts';
import { googleMessage } from './messages.ts';

type Failure = { title: string; message: string };
type AuthFormOptions = {
  fields: (mode: AuthMode) => readonly Field[];
  /** Runs the sign-in; an error is shown under `failureTitle`. */
  submit: (mode: AuthMode, values: Record<string, string>) => Promise<void>;
  failureTitle: string;
  failureOtherwise: string;
  today: string;
  firstMode?: AuthMode;
  /** How a Google failure is reported; by default like any other. */
  googleFailure?: { title: string; otherwise: string };
  /** What to do when the password was right and a code must follow; by default the code page, then back here. */
  onSecondFactor?: () => void;
};

/** State of a sign-in form: values, validation errors, the server's refusal, and whether it is busy. */
export function useAuthForm({
  fields,
  submit,
  failureTitle,
  failureOtherwise,
  today,
  firstMode = 'sign-in',
  googleFailure,
  onSecondFactor,
}: AuthFormOptions) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [mode, setModeOnly] = useState<AuthMode>(firstMode);
  const [values, setValues] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [working, setWorking] = useState(false);

  useGoogleError(googleFailure ?? { title: failureTitle, otherwise: failureOtherwise }, setFailure);
  const setValue = (name: string, value: string) => setValues((current) => ({ ...current, [name]: value }));
  /** Takes over what was typed into the prerendered boxes before the script arrived. */
  const adopt = useCallback((typed: Record<string, string>) => setValues((current) => ({ ...typed, ...current })), []);
  const setMode = (next: AuthMode) => {
    setModeOnly(next);
    setErrors({});
    setFailure(null);
  };
  const giveCode = onSecondFactor ?? (() => void navigate(withRedirect('/auth/code', `${pathname}${search}`)));
  /** Runs any sign-in action with the form's own messages. */
  const run = async (action: () => Promise<void>, title = failureTitle, otherwise = failureOtherwise) => {
    setFailure(null);
    setWorking(true);
    try {
      await action();
    } catch (error) {
      if (error instanceof SecondFactorNeeded) return giveCode();
      console.error(title, error);
      setFailure({ title, message: messageOf(error, otherwise) });
    } finally {
      setWorking(false);
    }
  };
  /** Sends the form if it is complete; returns its errors, none if it was. */
  const send = async (): Promise<FormErrors> => {
    const found = authErrors(mode, fields(mode), values, today);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setFailure(null);
      setAttempt((count) => count + 1);
      return found;
    }
    await run(() => submit(mode, values));
    return found;
  };
  const shown = stillWrong(errors, authErrors(mode, fields(mode), values, today), setErrors);
  return { mode, setMode, values, setValue, adopt, errors: shown, attempt, failure, setFailure, working, run, send };
}

export type AuthForm = ReturnType<typeof useAuthForm>;

/** Google returns with `?error=`: shows the spec's toast, and the same message on the page, where it stays. */
function useGoogleError(
  { title, otherwise }: { title: string; otherwise: string },
  setFailure: (failure: { title: string; message: string }) => void,
): void {
  const [search] = useSearchParams();
  const code = search.get('error');
  useEffect(() => {
    if (code === null) return;
    const message = googleMessage(code, otherwise);
    console.error(title, code);
    setFailure({ title, message });
    showToast({ title, description: message, tone: 'danger' });
  }, [code, title, otherwise, setFailure]);
}
