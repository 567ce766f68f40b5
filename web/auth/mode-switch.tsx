import type { AuthMode } from './credentials.ts';

/** Create account or sign in: two modes of one form. */
export function ModeSwitch({ mode, onModeChange }: { mode: AuthMode; onModeChange: (mode: AuthMode) => void }) {
  return (
    <p className="mode-switch">
      {mode === 'create' ? 'Already have an account? ' : 'New here? '}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => onModeChange(mode === 'create' ? 'sign-in' : 'create')}
      >
        {mode === 'create' ? 'Sign in instead' : 'Create an account'}
      </button>
    </p>
  );
}
