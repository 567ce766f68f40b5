import { useState, type FormEvent } from 'react';
import type { TextMessagesState } from '../../contract/text-messages.ts';
import { textConsents } from '../../domain/people/text-messages.ts';
import { fieldErrorOf } from '../api/api-error.ts';
import { api, orpc, queryClient } from '../api/api.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { CheckedBox } from '../ui/checked-box.tsx';
import { Checkbox } from '../ui/choice-group.tsx';
import { maskPhone } from '../ui/masks.ts';
import { TextField } from '../ui/text-field.tsx';
import { SaveLine, Section } from './section.tsx';
import { useSave, type Save } from './use-save.ts';

const remember = (now: TextMessagesState) => queryClient.setQueryData(orpc.textMessages.getState.queryKey(), now);

/**
 * Text messages about days that are near: the number and the consent, the code texted to it, and the end of the
 * messages.
 */
export function TextMessagesSection({ now }: { now: TextMessagesState }) {
  const { t } = useLanguage();
  const save = useSave();
  const [changing, setChanging] = useState(false);
  const hasNumber = now.state === 'asked' || now.state === 'on';
  const last4 = now.last4 ?? '';
  const end = () =>
    void save.run(async () => {
      remember(await api.textMessages.end());
      return 'We text you no more.';
    });
  return (
    <Section id="text-messages" title="Text messages">
      <p className="measure">
        {t(
          'A text when something in your case waits for you and its last day is near. Nothing else comes by text, and the email comes as well.',
        )}
      </p>
      {now.state === 'on' ? <p>{t('Texts go to the number that ends in {last4}.', { last4 })}</p> : null}
      {now.ended_by === 'reply' ? (
        <p>{t('Texts ended when STOP was replied from the number that ends in {last4}.', { last4 })}</p>
      ) : null}
      {!hasNumber || changing ? <NumberForm save={save} onAsked={() => setChanging(false)} /> : null}
      {now.state === 'asked' && !changing ? <CodeForm save={save} last4={last4} /> : null}
      {hasNumber ? (
        <div className="button-row">
          <Button variant="secondary" onClick={() => setChanging(!changing)}>
            {changing ? t('Keep the number that ends in {last4}', { last4 }) : t('Use another number')}
          </Button>
          <Button variant="quiet" busy={save.working} busyLabel="Ending..." onClick={end}>
            {t('End text messages')}
          </Button>
        </div>
      ) : null}
      <SaveLine save={save} />
    </Section>
  );
}

function NumberForm({ save, onAsked }: { save: Save; onAsked: () => void }) {
  const { t, locale } = useLanguage();
  const [phone, setPhone] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [unticked, setUnticked] = useState(false);
  const { error, submit } = useSubmit(save, 'phone', async () => {
    remember(
      await api.textMessages.askCode({ phone, consent: locale === 'es-US' ? textConsents.es : textConsents.en }),
    );
    onAsked();
    return 'We have texted you a code.';
  });
  const submitTicked = (event: FormEvent) => {
    setUnticked(!agreed);
    if (agreed) return submit(event);
    event.preventDefault();
    document.getElementById('text-messages-consent')?.focus();
  };
  return (
    <form className="fields" noValidate onSubmit={submitTicked}>
      <TextField
        id="text-messages-phone"
        label="Mobile number"
        hint="Of the United States."
        type="tel"
        autoComplete="tel-national"
        maxLength={40}
        width="medium"
        value={phone}
        error={error}
        onChange={(event) => setPhone(event.target.value)}
        onBlur={() => setPhone(maskPhone(phone))}
      />
      <CheckedBox
        id="text-messages-consent"
        error={unticked && !agreed ? 'Check the box first: we text nobody who has not agreed.' : undefined}
      >
        <Checkbox id="text-messages-consent" label={textConsents.en} checked={agreed} onCheckedChange={setAgreed} />
      </CheckedBox>
      <div>
        <Button type="submit" variant="secondary" busy={save.working} busyLabel="Texting...">
          {t('Text me a code')}
        </Button>
      </div>
    </form>
  );
}

function CodeForm({ save, last4 }: { save: Save; last4: string }) {
  const { t } = useLanguage();
  const [code, setCode] = useState('');
  const { error, submit } = useSubmit(save, 'code', async () => {
    remember(await api.textMessages.confirmCode({ code }));
    return 'Text messages are on.';
  });
  return (
    <form className="fields" noValidate onSubmit={submit}>
      <TextField
        id="text-messages-code"
        label="Code from the text"
        hint={t('Six digits, sent to the number that ends in {last4}. Good for 10 minutes.', { last4 })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        width="short"
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <div>
        <Button type="submit" busy={save.working} busyLabel="Checking...">
          {t('Confirm')}
        </Button>
      </div>
    </form>
  );
}

/** Submits a form with one field. An error about the field is shown at the field, any other error below the section. */
function useSubmit(save: Save, field: 'phone' | 'code', action: () => Promise<string>) {
  const [error, setError] = useState<string>();
  const showAtField = (refused: unknown): boolean => {
    const message = fieldErrorOf(refused, field);
    setError(message);
    if (message) document.getElementById(`text-messages-${field}`)?.focus();
    return message !== undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    void save.run(action, showAtField);
  };
  return { error, submit };
}
