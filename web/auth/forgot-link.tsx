import { Link } from 'react-router';
import { useLanguage } from '../language/language.ts';

/** A link to the page that resets a password, with the email already typed. */
export function ForgotLink({ email = '' }: { email: string | undefined }) {
  const { t } = useLanguage();
  return (
    <Link to="/auth/forgot" state={{ email }}>
      {t('Forgot your password?')}
    </Link>
  );
}
