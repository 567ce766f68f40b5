import { useQuery } from '@tanstack/react-query';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import type { Processor } from '../../../domain/processors.ts';
import { orpc } from '../../api/api.ts';
import { AddAddress } from '../../sending/add-address.tsx';
import { SelectField } from '../../ui/text-field.tsx';

type Addressee = LetterDocument['addressee'];
type BookChoiceProps = { processor: Processor; addressee: Addressee; onChoose: (chosen: Partial<Addressee>) => void };

const sameLines = (one: readonly string[], other: readonly string[]) =>
  one.join(' ').toLowerCase() === other.join(' ').toLowerCase();

/** The address book's mailing addresses of the processor; a typed one can be added, for a second person to confirm. */
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
