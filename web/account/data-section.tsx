import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Erasure } from '../../contract/privacy.ts';
import { api, orpc, queryClient } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { DownloadOwnData } from '../ui/download-own-data.tsx';
import { Loaded } from './loaded.tsx';
import { SaveLine, Section } from './section.tsx';
import { useSave } from './use-save.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';

export function DataSection() {
  const { t } = useLanguage();
  const erasure = useQuery(orpc.privacy.getErasure.queryOptions());
  return (
    <Section id="your-data" title="Your data">
      <div className="account-part">
        <h3>{t('Download')}</h3>
        <p className="measure">
          {t('One ZIP file with your profile, your cases, the messages, the letters and the files that you gave us.')}
        </p>
        <DownloadOwnData label="Download my data" />
      </div>
      <div className="account-part">
        <h3>{t('Erasure')}</h3>
        <Loaded query={erasure} what="your request">
          {(state) => <ErasureRequest state={state} />}
        </Loaded>
      </div>
    </Section>
  );
}

const remember = (state: Erasure) => void queryClient.setQueryData(orpc.privacy.getErasure.queryKey(), state);

function ErasureRequest({ state }: { state: Erasure }) {
  const { t } = useLanguage();
  const save = useSave();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void save.run(async () => {
      remember(await api.privacy.requestErasure({ note: note.trim() }));
      setAsking(false);
      return 'Your request is with our staff.';
    });
  };
  const withdraw = () =>
    void save.run(async () => {
      remember(await api.privacy.withdrawErasure());
      return 'Your request is withdrawn. Nothing was erased.';
    });
  return (
    <div className="fields">
      {state.status === 'none' || state.status === 'refused' ? (
        <p className="measure">
          {t(
            'You can ask us to erase your account and your cases. A member of our staff confirms it. What the law makes us keep stays until that time is over, and no case under a legal hold is erased.',
          )}
        </p>
      ) : null}
      <Decided state={state} />
      {state.status === 'requested' ? (
        <div>
          <Button variant="secondary" busy={save.working} busyLabel="Withdrawing..." onClick={withdraw}>
            {t('Withdraw the request')}
          </Button>
        </div>
      ) : null}
      {(state.status === 'none' || state.status === 'refused') && !asking ? (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('Ask for erasure')}
          </Button>
        </div>
      ) : null}
      {asking ? (
        <form className="fields account-inset" noValidate onSubmit={ask}>
          <TextArea
            id="erasure-note"
            label="Anything we should know"
            hint="What you write here goes to whoever decides."
            markOptional
            maxLength={2_000}
            autoFocus
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="button-row">
            <Button type="submit" variant="danger" busy={save.working} busyLabel="Sending...">
              {t('Send the request')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('Cancel')}
            </Button>
          </div>
        </form>
      ) : null}
      <SaveLine save={save} />
    </div>
  );
}

function Decided({ state }: { state: Erasure }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  if (state.status === 'requested')
    return (
      <Notice
        tone="info"
        title={state.requested_at ? t('Asked for on {day}', { day: dayOf(state.requested_at) }) : t('Asked for')}
      >
        <p>{t('Our staff decide it. Until then you can withdraw it.')}</p>
      </Notice>
    );
  if (state.status === 'refused')
    return (
      <Notice
        tone="warning"
        title={state.decided_at ? t('Refused on {day}', { day: dayOf(state.decided_at) }) : t('Refused')}
      >
        <p dir="auto">{state.note || t('No reason was given.')}</p>
      </Notice>
    );
  return state.status === 'done' ? (
    <Notice tone="success" title={state.decided_at ? t('Done on {day}', { day: dayOf(state.decided_at) }) : t('Done')}>
      <p dir="auto">{state.note || t('Your data has been erased.')}</p>
    </Notice>
  ) : null;
}
