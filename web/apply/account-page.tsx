import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { accountSetup } from '../../domain/intake/steps.ts';
import '../auth/auth.css';
import { AuthFields, ModeSwitch } from '../auth/auth-fields.tsx';
import { ForgotLink } from '../auth/forgot-link.tsx';
import { GoogleButton } from '../auth/google-button.tsx';
import { accountCreated, checkYourEmail, customerFailure, welcomeBack } from '../auth/messages.ts';
import { useAuthForm, type AuthForm } from '../auth/use-auth-form.ts';
import { useLanguage } from '../language/language.ts';
import { signIn, signInWithGoogle, signUp } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { dropFailures, showToast } from '../ui/toasts.tsx';
import { todayHere } from '../ui/dates.ts';
import { accountTrouble, fieldsOf } from './account-fields.ts';
import { takeWanted, typedInto } from './before-script.ts';
import { WizardFrame } from './wizard-frame.tsx';

const WaitingForEmail = lazyPart(async () => ({
  default: (await import('../auth/waiting-for-email.tsx')).WaitingForEmail,
}));

/** Step 0 for a visitor: Continue requires creating an account or signing in (spec, section 5). */
export function AccountPage({ sessionEnded }: { sessionEnded: boolean }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const form = useAuthForm({
    fields: fieldsOf,
    ...customerFailure,
    firstMode: sessionEnded ? 'sign-in' : 'create',
    today: todayHere(),
    submit: async (mode, values) => {
      const account = { email: (values.email ?? '').trim(), password: values.password ?? '' };
      const me = mode === 'create' ? await signUp({ ...account, ...namesFrom(values) }) : await signIn(account);
      dropFailures();
      showToast(me ? (mode === 'create' ? accountCreated : welcomeBack) : checkYourEmail);
      // Without `?step=` the wizard opens at step 1, or where the draft was left off.
      if (me) return sessionEnded ? undefined : void navigate('/apply', { replace: true });
      setWaitingFor(account.email);
    },
  });
  if (waitingFor)
    return (
      <main id="main" className="page wizard">
        <div className="wizard__main fields">
          <WaitingForEmail email={waitingFor} />
        </div>
      </main>
    );
  return (
    <WizardFrame
      place={0}
      title={accountSetup.title}
      lead={accountSetup.lead}
      furthest={null}
      hasErrors={Object.keys(form.errors).length > 0}
    >
      {sessionEnded ? (
        <Notice tone="warning" title={t('Your session has ended')}>
          <p>{t('What you typed is saved on this device. Sign in to continue where you left off.')}</p>
        </Notice>
      ) : null}
      <AccountForm form={form} />
    </WizardFrame>
  );
}

function AccountForm({ form }: { form: AuthForm }) {
  const { t } = useLanguage();
  const creating = form.mode === 'create';
  const { adopt } = form;
  const element = useRef<HTMLFormElement>(null);
  // Before React would write its own values into the boxes.
  useLayoutEffect(() => {
    if (!element.current) return;
    adopt(typedInto(element.current));
    // Once the values are there.
    if (takeWanted()) setTimeout(() => element.current?.requestSubmit());
  }, [adopt]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const errors = await form.send();
    if (Object.keys(errors).length > 0)
      showToast({ ...accountTrouble(form.mode, form.values, errors), tone: 'danger' });
  };
  return (
    <div className="account">
      <form ref={element} className="fields" noValidate onSubmit={(event) => void submit(event)}>
        <AuthFields
          form={form}
          fields={fieldsOf(form.mode)}
          prefix="account"
          summaryTitle={accountTrouble(form.mode, form.values, form.errors).title}
        />
        <ModeSwitch mode={form.mode} onModeChange={form.setMode} />
        <div className="wizard__nav">
          <Button
            type="submit"
            busy={form.working}
            busyLabel={creating ? t('Creating your account...') : t('Signing in...')}
          >
            {creating ? t('Create account and continue') : t('Sign in and continue')}
          </Button>
        </div>
        {creating ? null : <ForgotLink email={form.values.email} />}
      </form>
      <GoogleButton
        before={<p className="or">{t('or')}</p>}
        onPress={() => void form.run(() => signInWithGoogle('/apply'))}
      />
    </div>
  );
}

const namesFrom = (values: Record<string, string>) => ({
  firstName: (values.firstName ?? '').trim(),
  lastName: (values.lastName ?? '').trim(),
  phone: (values.phone ?? '').trim(),
});
