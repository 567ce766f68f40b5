import { useState, type FormEvent } from 'react';
import type { PacketView } from '../../contract/packet.ts';
import { messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { calendarDay } from '../ui/dates.ts';
import { Notice } from '../ui/feedback.tsx';
import { SelectField, TextArea, TextField } from '../ui/text-field.tsx';
import { DeskForm } from './desk-form.tsx';
import { OfferTermsForm } from './offer-terms-form.tsx';
import { versionName } from './packet-text.ts';
import { RecordSubmission } from './record-submission.tsx';
import type { Packet } from './use-packet.ts';

type FormsProps = { packet: PacketView; actions: Packet };

/** The forms in which staff and attorneys record what the agreement's version requires for the notice. */
export function DeskForms({ packet, actions }: FormsProps) {
  const { may, choices, form, filing } = packet;
  return (
    <>
      {may.confirm_version && !packet.notice_given ? <Confirm packet={packet} actions={actions} /> : null}
      {may.set_aside_version ? <SetAside packet={packet} actions={actions} /> : null}
      {may.choose_version && choices.length > 0 ? <Choose packet={packet} actions={actions} /> : null}
      {form ? <DeskForm packet={packet} form={form} actions={actions} /> : null}
      {may.record_form && form ? <RecordSubmission packet={packet} form={form} actions={actions} /> : null}
      {form?.needs === 'web' && !may.record_form && may.set_filing_day ? (
        <p className="muted">
          What is pasted into {form.name} stands here once client and counsel have engaged each other.
        </p>
      ) : null}
      {may.propose_offer ? <OfferTermsForm packet={packet} actions={actions} /> : null}
      {may.set_filing_day && filing ? <FilingDay packet={packet} filing={filing} actions={actions} /> : null}
    </>
  );
}

function Failed({ error, title }: { error: unknown; title: string }) {
  return error ? (
    <Notice tone="danger" title={title}>
      {messageOf(error, 'Please try again.')}
    </Notice>
  ) : null;
}

function Confirm({ packet, actions: { confirmVersion } }: FormsProps) {
  const { version, confirmed_today: today } = packet;
  if (version === null || today) return null;
  return (
    <div className="packet__form">
      <p>
        On the day of use, read{' '}
        <a href={version.source_url} target="_blank" rel="noreferrer">
          the official page<span className="visually-hidden"> of the agreement, in a new tab</span>
        </a>{' '}
        again. A quote or an address that has changed makes another version.
      </p>
      <Failed error={confirmVersion.error} title="The version is not confirmed" />
      <Button
        variant="secondary"
        busy={confirmVersion.isPending}
        busyLabel="Confirming…"
        onClick={() => confirmVersion.mutate({ id: packet.case_id, version: version.id })}
      >
        I have read it today: the version of {calendarDay(version.from)} is in force
      </Button>
    </div>
  );
}

function SetAside({ packet, actions: { setAsideVersion } }: FormsProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { version } = packet;
  if (version === null) return null;
  const wrong = reason.trim().length < 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong && !setAsideVersion.isPending)
      setAsideVersion.mutate({ id: packet.case_id, version: version.id, reason });
  };
  return (
    <details className="packet__more">
      <summary>Not this version</summary>
      <form className="packet__form" onSubmit={submit} noValidate aria-label="Set the version aside">
        <p>Where another version may govern, set this one aside. The letter is then a demand and no notice.</p>
        <Failed error={setAsideVersion.error} title="The version is not set aside" />
        <TextArea
          id="packet-aside-reason"
          label="Reason"
          rows={2}
          maxLength={1_000}
          value={reason}
          {...(tried && wrong ? { error: 'Give the reason.' } : {})}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={setAsideVersion.isPending} busyLabel="Saving…">
          Set the version of {calendarDay(version.from)} aside
        </Button>
      </form>
    </details>
  );
}

function Choose({ packet, actions: { chooseVersion } }: FormsProps) {
  const [version, setVersion] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = { version: version === '', reason: reason.trim().length < 3 };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.version || wrong.reason || chooseVersion.isPending) return;
    chooseVersion.mutate(
      { id: packet.case_id, version: version === 'none' ? null : version, reason },
      { onSuccess: () => (setReason(''), setTried(false)) },
    );
  };
  const options = [
    ...(packet.choice?.set_aside ? [] : packet.choices).map((each) => ({ value: each.id, label: versionName(each) })),
    ...(packet.choice ? [{ value: 'none', label: 'Take the choice back' }] : []),
  ];
  return (
    <form className="packet__form" onSubmit={submit} noValidate aria-label="Choose the version">
      <p>
        {packet.choice?.set_aside
          ? 'The version that the days on file choose is set aside. Take that back here; who, when and why stays on record.'
          : 'The days on file do not decide which version governs. You may choose one; who, when and why stays on record.'}
      </p>
      <Failed error={chooseVersion.error} title="The version is not chosen" />
      <SelectField
        id="packet-version"
        label="Version"
        options={options}
        placeholder="Choose a version"
        value={version}
        {...(tried && wrong.version ? { error: 'Choose a version.' } : {})}
        onChange={(event) => setVersion(event.target.value)}
      />
      <TextArea
        id="packet-reason"
        label="Reason"
        rows={2}
        maxLength={1_000}
        value={reason}
        {...(tried && wrong.reason ? { error: 'Give the reason.' } : {})}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={chooseVersion.isPending} busyLabel="Saving…">
        Record the choice
      </Button>
    </form>
  );
}

type FilingProps = FormsProps & { filing: NonNullable<PacketView['filing']> };

function FilingDay({ packet, filing, actions: { setFilingDay } }: FilingProps) {
  const [day, setDay] = useState(filing.on ?? filing.earliest ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!setFilingDay.isPending && day !== '') setFilingDay.mutate({ id: packet.case_id, filing_on: day });
  };
  return (
    <form className="packet__form" onSubmit={submit} noValidate aria-label="Set the day of filing">
      <Failed error={setFilingDay.error} title="The day is not set" />
      <TextField
        id="packet-filing-day"
        type="date"
        label="Day on which filing is meant"
        hint={filing.earliest ? `After a notice of today, ${calendarDay(filing.earliest)} at the earliest.` : undefined}
        width="medium"
        min={filing.earliest ?? undefined}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={setFilingDay.isPending} busyLabel="Saving…">
        Set the day
      </Button>
    </form>
  );
}
