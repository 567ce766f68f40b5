import { useState, type FormEvent } from 'react';
import { addPasskey, passkeysWork } from '../auth/passkeys.ts';
import { postAuth } from '../session/auth-requests.ts';
import { refreshSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { deviceName } from './device-name.ts';
import { SaveLine } from './section.tsx';
import { refreshFacts, type Passkey } from './sign-in-facts.ts';
import { useSave, type Save } from './use-save.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';

const nameOf = (passkey: Passkey) => passkey.name || 'Passkey';
const changed = async (message: string) => {
  await Promise.all([refreshSession(), refreshFacts()]);
  return message;
};

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useLanguage();
  const save = useSave();
  return (
    <div className="fields">
      {passkeys.length === 0 ? (
        <p className="muted">
          {t('None yet. A passkey signs you in with your fingerprint, face or device code, and cannot be phished.')}
        </p>
      ) : (
        <ul className="account-list" role="list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} save={save} />
          ))}
        </ul>
      )}
      <AddPasskey save={save} />
      <SaveLine save={save} />
    </div>
  );
}

function AddPasskey({ save }: { save: Save }) {
  const { t } = useLanguage();
  const [name, setName] = useState(() => deviceName(navigator.userAgent, t));
  if (!passkeysWork()) return <p className="muted">{t('This browser cannot hold passkeys.')}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run(async () => {
      await addPasskey(name.trim() || 'Passkey');
      return changed('The passkey is added. You can sign in with it.');
    });
  };
  return (
    <form className="fields" noValidate onSubmit={submit}>
      <TextField
        id="passkey-name"
        label="Name of the new passkey"
        hint="So that you know it again in this list."
        width="medium"
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" busy={save.working} busyLabel="Waiting for your device...">
          {t('Add a passkey')}
        </Button>
      </div>
    </form>
  );
}

type OpenForm = 'rename' | 'remove' | null;

function PasskeyRow({ passkey, save }: { passkey: Passkey; save: Save }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  const [doing, setDoing] = useState<OpenForm>(null);
  const [name, setName] = useState(nameOf(passkey));
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return void document.getElementById(`rename-${passkey.id}`)?.focus();
    const done = await save.run(async () => {
      await postAuth('/passkey/update-passkey', { id: passkey.id, name: name.trim() });
      return changed(`Saved: the passkey is called ${name.trim()}.`);
    });
    if (done) setDoing(null);
  };
  const remove = () =>
    save.run(async () => {
      await postAuth('/passkey/delete-passkey', { id: passkey.id });
      return changed(`The passkey ${nameOf(passkey)} is removed.`);
    });
  return (
    <li>
      <div className="account-list__what">
        <strong>{t(nameOf(passkey))}</strong>
        {passkey.createdAt ? (
          <span className="muted small">{t('Added {day}', { day: dayOf(passkey.createdAt) })}</span>
        ) : null}
      </div>
      {doing === null ? (
        <div className="button-row">
          <Button variant="quiet" size="small" onClick={() => setDoing('rename')}>
            {t('Rename')}
            <span className="visually-hidden"> {nameOf(passkey)}</span>
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDoing('remove')}>
            {t('Remove')}
            <span className="visually-hidden"> {nameOf(passkey)}</span>
          </Button>
        </div>
      ) : null}
      {doing === 'rename' ? (
        <form className="account-list__edit" noValidate onSubmit={(event) => void rename(event)}>
          <TextField
            id={`rename-${passkey.id}`}
            label="Name"
            required
            width="medium"
            maxLength={80}
            autoComplete="off"
            autoFocus
            error={name.trim() === '' ? 'Enter: Name.' : undefined}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="button-row">
            <Button type="submit" size="small" busy={save.working} busyLabel="Saving...">
              {t('Save name')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setName(nameOf(passkey));
                setDoing(null);
              }}
            >
              {t('Cancel')}
            </Button>
          </div>
        </form>
      ) : null}
      {doing === 'remove' ? (
        <div className="account-list__edit" role="group" aria-label={t('Remove {name}?', { name: nameOf(passkey) })}>
          <p>{t('It can then no longer sign in. Delete it on the device too.')}</p>
          <div className="button-row">
            <Button
              variant="danger"
              size="small"
              autoFocus
              busy={save.working}
              busyLabel="Removing..."
              onClick={() => void remove()}
            >
              {t('Remove it')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setDoing(null)}>
              {t('Keep the passkey')}
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
