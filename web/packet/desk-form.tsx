import { useState, type FormEvent } from 'react';
import type { PacketView } from '../../contract/packet.ts';
import { messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxGroup } from '../ui/choice-group.tsx';
import { calendarDay, momentOf } from '../ui/dates.ts';
import { Notice } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { firmToday } from '../ui/typed-values.ts';
import { FormFile, FormPages } from './form-pages.tsx';
import { ReturnForm } from './return-form.tsx';
import type { Packet } from './use-packet.ts';

type Form = NonNullable<PacketView['form']>;
type DeskFormProps = { packet: PacketView; form: Form; actions: Packet };

/** The form that the agreement prescribes as a file, at the desk: its blank, what came back of it, and what counsel ticks. */
export function DeskForm({ packet, form, actions }: DeskFormProps) {
  const { blank, filled } = form;
  if (form.needs !== 'file') return null;
  return (
    <>
      {blank ? (
        <div>
          <p className="field__label">{form.name}, the blank</p>
          <FormFile fileId={blank.file_id} filename={blank.filename} sha256={blank.sha256} />
          <p className="small">
            From {blank.source}, taken on {calendarDay(blank.fetched_on)}, supplied by {blank.by}.{' '}
            {blank.fields.length === 0 ? 'It has no fields: it is filled in by hand.' : ''}
          </p>
        </div>
      ) : null}
      {packet.may.supply_form ? <SupplyForm packet={packet} form={form} actions={actions} /> : null}
      {filled ? <Returned packet={packet} form={form} actions={actions} /> : null}
      {packet.may.return_form ? (
        <details className="packet__more">
          <summary>Return the form for the merchant</summary>
          <ReturnForm packet={packet} actions={actions} />
        </details>
      ) : null}
    </>
  );
}

function SupplyForm({ packet, form, actions: { supplyForm } }: DeskFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState('');
  const [day, setDay] = useState(firmToday());
  const [tried, setTried] = useState(false);
  const wrong = { file: file === null, source: !/^https?:\/\/\S+$/.test(source.trim()) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (file && !wrong.source && !supplyForm.isPending)
      supplyForm.mutate(
        { id: packet.case_id, file, source: source.trim(), fetched_on: day },
        { onSuccess: () => setTried(false) },
      );
  };
  return (
    <form className="packet__form" onSubmit={submit} noValidate aria-label={`Supply: ${form.name}`}>
      <p>
        {form.blank ? 'Another blank takes the place of this one, and the form is filled in again.' : ''} Take{' '}
        {form.name} from {form.link} on the day of use, as a PDF.
      </p>
      {supplyForm.isError ? (
        <Notice tone="danger" title="The form is not supplied">
          {messageOf(supplyForm.error, 'Please try again.')}
        </Notice>
      ) : null}
      <TextField
        id="blank-form"
        type="file"
        label="The blank form (PDF)"
        accept="application/pdf"
        {...(tried && wrong.file ? { error: 'Choose the file of the form.' } : {})}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <TextField
        id="blank-source"
        type="url"
        label="Address that it was taken from"
        value={source}
        {...(tried && wrong.source ? { error: 'Enter the address, beginning with https://.' } : {})}
        onChange={(event) => setSource(event.target.value)}
      />
      <TextField
        id="blank-day"
        type="date"
        label="Taken on"
        width="medium"
        max={firmToday()}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={supplyForm.isPending} busyLabel="Supplying…">
        Supply the form
      </Button>
    </form>
  );
}

/** Blank and form side by side, and the ticks of counsel. */
function Returned({ packet, form: { name, blank, filled }, actions }: DeskFormProps) {
  if (!filled) return null;
  const standing = filled.ticked
    ? `Ticked by ${filled.ticked.by}, ${momentOf(filled.ticked.at)}.`
    : filled.signed
      ? 'The merchant has signed this file. The attorney has not ticked it yet.'
      : 'The merchant has not signed this file yet.';
  return (
    <div className="form-compare">
      <p className="field__label">{name}, as it came back</p>
      <FormFile fileId={filled.file_id} filename={filled.filename} sha256={filled.sha256} />
      <p className="small">
        {filled.filled_here ? 'Filled in here' : 'Filled in by hand and returned'} by {filled.by},{' '}
        {calendarDay(filled.completed_on)}. {standing}
      </p>
      <details className="packet__more" open={packet.may.tick_form}>
        <summary>Compare it with the blank</summary>
        <div className="form-compare__pages">
          <section aria-label="The blank">
            <p className="field__label">The blank</p>
            {blank ? <FormPages fileId={blank.file_id} pages={blank.pages} name={`${name}, blank`} /> : null}
          </section>
          <section aria-label="The form as it came back">
            <p className="field__label">As it came back</p>
            <FormPages fileId={filled.file_id} pages={filled.pages} name={`${name}, as it came back`} />
          </section>
        </div>
      </details>
      {packet.may.tick_form && filled.signed ? (
        <Ticks key={filled.sha256} packet={packet} filled={filled} actions={actions} />
      ) : null}
    </div>
  );
}

type TicksProps = { packet: PacketView; filled: NonNullable<Form['filled']>; actions: Packet };

function Ticks({ packet, filled: { to_tick, sha256 }, actions: { tickForm } }: TicksProps) {
  const [ticked, setTicked] = useState<string[]>([]);
  const [tried, setTried] = useState(false);
  const open = to_tick.length - ticked.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (open === 0 && !tickForm.isPending) tickForm.mutate({ id: packet.case_id, sha256, ticked });
  };
  return (
    <form className="packet__form" onSubmit={submit} noValidate aria-label="Tick the form">
      {tickForm.isError ? (
        <Notice tone="danger" title="The form is not ticked">
          {messageOf(tickForm.error, 'Please try again.')}
        </Notice>
      ) : null}
      <CheckboxGroup
        id="form-ticks"
        label="With the page in view: it is there, and it is right"
        options={to_tick.map(({ id, says, value }) => ({
          value: id,
          label: value === null ? says : `${says}: ${value === '' ? 'left empty' : value}`,
        }))}
        value={ticked}
        {...(tried && open > 0 ? { error: `Tick each of them; ${open} open.` } : {})}
        onValueChange={setTicked}
      />
      <Button type="submit" variant="secondary" busy={tickForm.isPending} busyLabel="Saving…">
        I have compared every page: the form counts
      </Button>
    </form>
  );
}
