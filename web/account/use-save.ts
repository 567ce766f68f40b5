import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';

type State = { working: boolean; said: string; failure: string };
const idle: State = { working: false, said: '', failure: '' };

/**
 * State of one form on the account page. `run` takes the action, which returns its success message; an error that it
 * throws becomes `failure`.
 */
export function useSave() {
  const [state, setState] = useState<State>(idle);
  /** True if the action succeeded. */
  const run = async (action: () => Promise<string>, onRefused?: (error: unknown) => boolean): Promise<boolean> => {
    setState({ ...idle, working: true });
    try {
      setState({ ...idle, said: await action() });
      return true;
    } catch (error) {
      console.error('Account', error);
      // An error that belongs to a field is shown at that field.
      setState(onRefused?.(error) ? idle : { ...idle, failure: messageOf(error, 'Please try again.') });
      return false;
    }
  };
  return { ...state, run, clear: () => setState(idle) };
}

export type Save = ReturnType<typeof useSave>;
