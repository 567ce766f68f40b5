import { useLanguage } from '../language/language.ts';
import type { AuthMode } from './credentials.ts';

/** Create account or sign in: two modes of one form. */
export function ModeSwitch({ mode, onModeChange }: { mode: AuthMode; onModeChange: (mode: AuthMode) => void }) {
  const { t } = useLanguage();
  return (
    <p className="mode-switch">
      {mode === 'create' ? t('Already have an account?') : t('New here?')}{' '}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => onModeChange(mode === 'create' ? 'sign-in' : 'create')}
      >
        {mode === 'create' ? t('Sign in instead') : t('Create an account')}
      </button>
    </p>
  );
}
