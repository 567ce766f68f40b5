import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookAddress } from '../../../../contract/addresses.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import type { Processor } from '../../../../domain/processors.ts';
import { messageOf } from '../../../api/api-error.ts';
import { orpc } from '../../../api/api.ts';
import { AddAddress } from '../../../sending/add-address.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/text-field.tsx';

type Addressee = LetterDocument['addressee'];
type BookChoiceProps = { processor: Processor; addressee: Addressee; onChoose: (chosen: Partial<Addressee>) => void };

const sameLines = (one: readonly string[], other: readonly string[]) =>
  one.join(' ').toLowerCase() === other.join(' ').toLowerCase();

/**
 * The processor's mailing addresses from the address book. A typed address can be added to it, and a second user
 * confirms that.
 */
export function BookChoice({ processor, addressee, onChoose }: BookChoiceProps) {
  const { data } = useQuery(orpc.addresses.list.queryOptions({ input: { processor } }));
  const mailed = (data?.items ?? []).filter(({ channel }) => channel === 'certified_mail');
  const current = mailed.find(({ lines }) => sameLines(lines, addressee.address_lines));
  const choose = (id: string) => {
    const chosen = mailed.find((each) => each.id === id);
    if (chosen) onChoose({ name: chosen.entity, address_lines: chosen.lines });
  };
  return (
    <>
      {mailed.length > 0 && (
        <SelectField
          id="addressee-book"
          label="From the address book"
          width="full"
          placeholder="Choose…"
          options={mailed.map(({ id, entity, lines, usable }) => ({
            value: id,
            label: `${entity}, ${lines.join(', ')}${usable ? '' : ' (not confirmed yet)'}`,
          }))}
          value={current?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {current && !current.usable && <Unconfirmed address={current} />}
      {data && addressee.address_lines.length > 1 && !current && (
        <details>
          <summary>This address is not in the book: add it</summary>
          <AddAddress
            key={addressee.address_lines.join(' ')}
            id="addressee-add"
            start={{
              processor,
              entity: addressee.name,
              channel: 'certified_mail',
              lines: addressee.address_lines.join('\n'),
            }}
          />
        </details>
      )}
    </>
  );
}

/** An address that is not confirmed yet, with its source. Another user than the one who added it, who answers for such a case, can confirm it. */
function Unconfirmed({ address }: { address: BookAddress }) {
  const cache = useQueryClient();
  const confirm = useMutation(
    orpc.addresses.confirm.mutationOptions({
      onSuccess: async () => {
        await cache.invalidateQueries({ queryKey: orpc.addresses.key() });
        await cache.invalidateQueries({ queryKey: orpc.letters.get.key() });
      },
    }),
  );
  return (
    <div>
      <p className="small">
        {address.added_by_name} added this address: {address.source} A second person confirms it before the letter is
        sent. {address.barred_by}
      </p>
      {confirm.error && (
        <p className="small" role="alert">
          {messageOf(confirm.error, 'Please try again.')}
        </p>
      )}
      {address.may_confirm && (
        <Button
          variant="secondary"
          size="small"
          busy={confirm.isPending}
          busyLabel="Confirming…"
          onClick={() => confirm.mutate({ id: address.id })}
        >
          Confirm this address
        </Button>
      )}
    </div>
  );
}
