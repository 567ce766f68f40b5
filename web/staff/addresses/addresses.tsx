import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookAddress } from '../../../contract/addresses.ts';
import { site } from '../../../content/site.ts';
import { addressPurposeLabels } from '../../../domain/addresses/book-address.ts';
import { processorLabel, processorChoices } from '../../../domain/processors.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { AddAddress } from '../../sending/add-address.tsx';
import { Button } from '../../ui/button.tsx';
import { shortDay } from '../../ui/dates.ts';
import { Skeletons } from '../../ui/feedback.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { ListFailed } from '../panel/list-failed.tsx';
import '../panel/staff.css';
import { StaffOnly } from '../panel/staff-guard.tsx';
import './addresses.css';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Addresses · ${site.name}` }];

/** The address book: where letters to each processor may go, and how that is known. */
export default function AddressesPage() {
  return (
    <StaffOnly>
      <main id="main" className="page page--panel app-main addresses">
        <h1>Addresses</h1>
        <p className="muted">
          Letters go to these addresses and to no other. What an agreement names, its words prove; any other has a
          source, and a second person confirms it.
        </p>
        <Book />
        <section aria-labelledby="add-address-title" className="addresses__part">
          <h2 id="add-address-title">Add an address</h2>
          <AddAddress id="new-address" start={{ processor: null, entity: '', channel: 'certified_mail', lines: '' }} />
        </section>
      </main>
    </StaffOnly>
  );
}

function Book() {
  const [processor, setProcessor] = useState('');
  const chosen = processorChoices.find((each) => each === processor);
  const { data, isError, error, refetch } = useQuery(
    orpc.addresses.list.queryOptions({ input: chosen === undefined ? {} : { processor: chosen } }),
  );
  const waiting = data?.items.filter(({ usable }) => !usable) ?? [];
  const usable = data?.items.filter((each) => each.usable) ?? [];
  return (
    <>
      <SelectField
        id="book-of"
        label="Processor"
        placeholder="All"
        options={processorChoices.map((value) => ({ value, label: processorLabel(value) }))}
        value={processor}
        onChange={({ target }) => setProcessor(target.value)}
      />
      {isError && (
        <ListFailed noun="addresses" message={messageOf(error, '')} retry={() => void refetch()} restart={null} />
      )}
      {!data && !isError && <Skeletons rows={6} label="Loading addresses…" />}
      {waiting.length > 0 && <Part title="To be confirmed" items={waiting} />}
      {data && <Part title="In use" items={usable} />}
    </>
  );
}

function Part({ title, items }: { title: string; items: readonly BookAddress[] }) {
  return (
    <section aria-label={title} className="addresses__part">
      <h2>{title}</h2>
      {items.length === 0 ? (
        <p className="muted">None.</p>
      ) : (
        <ul role="list" className="addresses__list">
          {items.map((address) => (
            <Item key={address.id} address={address} />
          ))}
        </ul>
      )}
    </section>
  );
}

const ways = { email: 'Email', certified_mail: 'Mail' } as const;

function Item({ address }: { address: BookAddress }) {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: orpc.addresses.key() });
  const confirm = useMutation(
    orpc.addresses.confirm.mutationOptions({
      onSuccess: refresh,
      onError: showFailure('The address was not confirmed'),
    }),
  );
  const takeOut = useMutation(
    orpc.addresses.takeOut.mutationOptions({
      onSuccess: refresh,
      onError: showFailure('The address was not taken out'),
    }),
  );
  const where = [address.entity, ...address.lines].join(', ');
  return (
    <li>
      <p>
        <strong>{where}</strong>
      </p>
      <p className="small">
        {processorLabel(address.processor)}. {ways[address.channel]}. {addressPurposeLabels[address.purpose]}.
      </p>
      <p className="muted small">
        {address.source} Seen on {shortDay(address.seen_on)}
        {address.origin === 'person' && `, added by ${address.added_by_name}`}
        {address.confirmed_at &&
          `, confirmed by ${address.confirmed_by_name} on ${shortDay(address.confirmed_at.slice(0, 10))}`}
        .
      </p>
      {address.barred_by !== null && <p className="small">{address.barred_by}</p>}
      <div className="button-row">
        {address.may_confirm && (
          <Button
            variant={address.usable ? 'secondary' : 'primary'}
            size="small"
            busy={confirm.isPending}
            busyLabel="Confirming…"
            onClick={() => confirm.mutate({ id: address.id })}
          >
            Confirm<span className="visually-hidden"> {where}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          busy={takeOut.isPending}
          busyLabel="Taking out…"
          onClick={() => takeOut.mutate({ id: address.id })}
        >
          Take out<span className="visually-hidden"> {where}</span>
        </Button>
      </div>
    </li>
  );
}
