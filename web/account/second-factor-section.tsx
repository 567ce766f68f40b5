import { useSearchParams } from 'react-router';
import type { Me } from '../../contract/people.ts';
import { localRedirect, withRedirect } from '../paths/redirect.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { Authenticator } from './authenticator.tsx';
import { Loaded } from './loaded.tsx';
import { Passkeys } from './passkeys.tsx';
import { Section } from './section.tsx';
import { useHasPassword, usePasskeys, usePresent } from './sign-in-facts.ts';
import { useLanguage } from '../language/language.ts';

export function SecondFactorSection({ me }: { me: Me }) {
  const { t } = useLanguage();
  const { second_factor: isSetUp, satisfied } = me.user.sign_in;
  return (
    <Section id="second-factor" title="Second factor">
      <p className="measure">
        {t('A second factor takes more than the password: a code from an app on your phone, or a passkey.')}
      </p>
      <WhereTo me={me} />
      {isSetUp && !satisfied ? <VerifyFirst /> : <Factors me={me} />}
    </Section>
  );
}

/** Why the user was sent here, and the link back once a second factor is set up. */
function WhereTo({ me }: { me: Me }) {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const goingTo = localRedirect(search.get('redirectTo'));
  const { second_factor: isSetUp, required, satisfied } = me.user.sign_in;
  if (required && !satisfied && !isSetUp) {
    return (
      <Notice tone="warning" title="Set up a second factor to continue" announce>
        <p>
          {t(
            'Staff and attorneys work with tax ids and bank statements, so the password alone does not let them in. Set up an app or a passkey here; then you go on to where you were going.',
          )}
        </p>
      </Notice>
    );
  }
  if (!goingTo || !isSetUp) return null;
  return (
    <Notice tone="success" title="Your second factor is set up">
      <div className="button-row">
        <LinkButton to={goingTo} size="small">
          {t('Continue to where you were going')}
        </LinkButton>
      </div>
    </Notice>
  );
}

function VerifyFirst() {
  const { t } = useLanguage();
  return (
    <Notice tone="info" title="Show first that it is you">
      <p>
        {t(
          'You have a second factor, and this session has not passed it yet. It must before anything here can be changed.',
        )}
      </p>
      <div className="button-row">
        <LinkButton to={withRedirect('/auth/code', '/account#second-factor')} size="small" variant="secondary">
          {t('Give the second factor')}
        </LinkButton>
      </div>
    </Notice>
  );
}

function Factors({ me }: { me: Me }) {
  const { t } = useLanguage();
  const present = usePresent();
  const hasPassword = useHasPassword();
  const passkeys = usePasskeys();
  return (
    <>
      <div className="account-part">
        <h3>{t('Authenticator app')}</h3>
        <Loaded query={present} what="the authenticator app">
          {({ app }) => <Authenticator me={me} on={app} hasPassword={hasPassword.data ?? true} />}
        </Loaded>
      </div>
      <div className="account-part">
        <h3>{t('Passkeys')}</h3>
        <Loaded query={passkeys} what="your passkeys">
          {(list) => <Passkeys passkeys={list} />}
        </Loaded>
      </div>
    </>
  );
}
