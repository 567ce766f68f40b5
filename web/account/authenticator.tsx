import { useState } from 'react';
import type { Me } from '../../contract/people.ts';
import { postAuth } from '../session/auth-requests.ts';
import { refreshSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { ConfirmByPassword } from './confirm-by-password.tsx';
import { SaveLine } from './section.tsx';
import { refreshFacts } from './sign-in-facts.ts';
import { useSave } from './use-save.ts';
import { useLanguage } from '../language/language.ts';

type Step =
  | { at: 'rest' }
  | { at: 'password'; why: 'set-up' | 'turn-off' | 'new-codes' }
  | { at: 'scan'; uri: string; codes: string[] }
  | { at: 'codes'; codes: string[] };

const codesIn = (answer: Record<string, unknown>): string[] =>
  Array.isArray(answer.backupCodes) ? answer.backupCodes.map(String) : [];

const asks = {
  'set-up': { action: 'Continue', busyLabel: 'Checking...', tone: 'primary' },
  'new-codes': { action: 'Make new codes', busyLabel: 'Making codes...', tone: 'primary' },
  'turn-off': { action: 'Turn off the app', busyLabel: 'Turning off...', tone: 'danger' },
} as const;

/** The authenticator app: set up, new backup codes, turn off. `on` is the server's state. */
export function Authenticator({ me, on, hasPassword }: { me: Me; on: boolean; hasPassword: boolean }) {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [said, setSaid] = useState('');
  const save = useSave();
  const ask = (why: keyof typeof asks) => {
    setSaid('');
    setStep({ at: 'password', why });
  };
  const rest = (message = '') => {
    setStep({ at: 'rest' });
    setSaid(message);
  };
  const confirm = async (why: keyof typeof asks, password?: string) => {
    if (why === 'set-up') {
      const answer = await postAuth('/two-factor/enable', { password });
      setStep({ at: 'scan', uri: String(answer.totpURI), codes: codesIn(answer) });
    } else if (why === 'new-codes') {
      setStep({ at: 'codes', codes: codesIn(await postAuth('/two-factor/generate-backup-codes', { password })) });
    } else {
      await postAuth('/two-factor/disable', { password });
      await changed();
      rest('The authenticator app is turned off.');
    }
  };
  switch (step.at) {
    case 'scan':
      return (
        <AuthenticatorSetup
          uri={step.uri}
          onCancel={() => rest()}
          onVerified={async () => {
            setStep({ at: 'codes', codes: step.codes });
            await changed();
          }}
        />
      );
    case 'codes':
      return (
        <BackupCodes
          codes={step.codes}
          email={me.user.email}
          onSaved={() => rest('Your backup codes are the ones you just saved; earlier ones no longer work.')}
        />
      );
    case 'password':
      return (
        <ConfirmByPassword
          key={step.why}
          id="factor-password"
          {...asks[step.why]}
          onConfirm={(password) => confirm(step.why, password)}
          onCancel={() => rest()}
        />
      );
    case 'rest':
      // An account created through Google has no password to ask for.
      return (
        <AuthenticatorState
          on={on}
          said={said}
          failure={save.failure}
          working={save.working}
          onAsk={(why) =>
            hasPassword
              ? ask(why)
              : void save.run(async () => {
                  await confirm(why);
                  return '';
                })
          }
        />
      );
  }
}

/** These changes replace the session; the new one says whether it has passed a second factor. */
async function changed(): Promise<void> {
  await Promise.all([refreshSession(), refreshFacts()]);
}

type AuthenticatorStateProps = {
  on: boolean;
  said: string;
  failure: string;
  working: boolean;
  onAsk: (why: keyof typeof asks) => void;
};

function AuthenticatorState({ on, said, failure, working, onAsk }: AuthenticatorStateProps) {
  const { t } = useLanguage();
  return (
    <div className="fields">
      <p>
        <span className={on ? 'state state--good' : 'state'}>{t(on ? 'On' : 'Off')}</span>
      </p>
      {on ? (
        <div className="button-row">
          <Button variant="secondary" busy={working} onClick={() => onAsk('new-codes')}>
            {t('New backup codes')}
          </Button>
          <Button variant="danger" busy={working} onClick={() => onAsk('turn-off')}>
            {t('Turn off')}
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="secondary" busy={working} busyLabel="Preparing..." onClick={() => onAsk('set-up')}>
            {t('Set up an authenticator app')}
          </Button>
        </div>
      )}
      <SaveLine save={{ said, failure }} />
    </div>
  );
}
