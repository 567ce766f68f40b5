import { useState } from 'react';
import type { Field } from '../../domain/intake/field.ts';
import { messageOf } from '../api-error.ts';
import { authErrors, type AuthMode, type FormErrors } from './credentials.ts';

type Failure = { title: string; message: string };
type AuthFormOptions = {
  fields: (mode: AuthMode) => readonly Field[];
  /** Does the work; what it throws is shown under `failureTitle`. */
  submit: (mode: AuthMode, values: Record<string, string>) => Promise<void>;
  failureTitle: string;
  failureOtherwise: string;
  today: string;
  firstMode?: AuthMode;
};

/** State of a sign-in form: values, errors after an attempt, the server's refusal, and whether it is working. */
export function useAuthForm({ fields, submit, failureTitle, failureOtherwise, today, firstMode = 'sign-in' }: AuthFormOptions) {
  const [mode, setModeOnly] = useState<AuthMode>(firstMode);
  const [values, setValues] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [working, setWorking] = useState(false);

  const setValue = (name: string, value: string) => setValues((current) => ({ ...current, [name]: value }));
  const setMode = (next: AuthMode) => {
    setModeOnly(next);
    setErrors({});
    setFailure(null);
  };
  /** Runs any sign-in action with the form's own messages. */
  const run = async (action: () => Promise<void>, title = failureTitle, otherwise = failureOtherwise) => {
    setFailure(null);
    setWorking(true);
    try {
      await action();
    } catch (error) {
      console.error(title, error);
      setFailure({ title, message: messageOf(error, otherwise) });
    } finally {
      setWorking(false);
    }
  };
  /** True when the form was complete and has been sent. */
  const send = async (): Promise<boolean> => {
    const found = authErrors(mode, fields(mode), values, today);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setFailure(null);
      setAttempt((count) => count + 1);
      return false;
    }
    await run(() => submit(mode, values));
    return true;
  };
  return { mode, setMode, values, setValue, errors, attempt, failure, setFailure, working, run, send };
}

export type AuthForm = ReturnType<typeof useAuthForm>;
