import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';

type State = { working: boolean; said: string; failure: string };
const idle: State = { working: false, said: '', failure: '' };

/** The state of one form of the account page. `run` gives what to say when the work is done; what it throws becomes `failure`. */
export function useSave() {
  const [state, setState] = useState<State>(idle);
  /** True when the action was done. */
  const run = async (action: () => Promise<string>, onRefused?: (error: unknown) => boolean): Promise<boolean> => {
    setState({ ...idle, working: true });
    try {
      setState({ ...idle, said: await action() });
      return true;
    } catch (error) {
      console.error('Account', error);
      // A refusal that belongs to one field is shown there.
      setState(onRefused?.(error) ? idle : { ...idle, failure: messageOf(error, 'Please try again.') });
      return false;
    }
  };
  return { ...state, run, clear: () => setState(idle) };
}

export type Save = ReturnType<typeof useSave>;
