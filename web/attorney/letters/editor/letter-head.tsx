import { goesByCertifiedMail } from '../../../../domain/letters/certified-number.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import type { Processor } from '../../../../domain/processors.ts';
import { calendarDay } from '../../../ui/dates.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { BookChoice } from './book-choice.tsx';
import { HeadPart } from './head-part.tsx';
import type { LetterEdit } from './letter-edits.ts';
import type { PlacedMarks } from '../findings/placed-marks.ts';
import { oneLine, typedIn } from './typed-text.ts';

export type PartProps = {
  letter: LetterDocument;
  processor: Processor;
  editable: boolean;
  /** The part being edited: a block's id, or `part:` and the part's name. */
  editing: string | null;
  onEditing: (id: string | null) => void;
  onEdit: (edit: LetterEdit) => void;
  /** The severity of the findings on a part. */
  worstOf: PlacedMarks['worstOf'];
};

/**
 * The tracking number on the envelope's label, once it is posted. The letter's own text lacks it, because it is printed
 * before.
 */
type PostedUnder = { postedUnder: string | null };

const frame = ({ editing, editable, onEditing }: PartProps, id: string) => ({
  id,
  editable,
  editing: editing === `part:${id}`,
  onEditing: (open: boolean) => onEditing(open ? `part:${id}` : null),
});

/** Everything above the first paragraph, in print order. */
export function LetterHead({ postedUnder, ...props }: PartProps & PostedUnder) {
  const { letter } = props;
  return (
    <>
      <header className="letter__letterhead">
        <p className="letter__firm">{letter.letterhead.firm_name}</p>
        {letter.letterhead.firm_lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      <p className="letter__date">{calendarDay(letter.dated)}</p>
      <Delivery {...props} postedUnder={postedUnder} />
      <Addressee {...props} />
      <dl className="letter__references">
        {letter.reference_lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="letter__title">{letter.title}</h3>
    </>
  );
}

function Delivery({ postedUnder, ...props }: PartProps & PostedUnder) {
  const { letter, onEdit } = props;
  const number = letter.certified_mail_number ?? postedUnder;
  return (
    <HeadPart
      {...frame(props, 'delivery')}
      name="delivery method and certified mail number"
      view={
        <>
          <p className="letter__delivery">{letter.delivery_method}</p>
          {number ? (
            <p>Certified mail no. {number}</p>
          ) : goesByCertifiedMail(letter.delivery_method) ? (
            <p className="letter__blank">Certified mail number: none yet</p>
          ) : null}
        </>
      }
      editor={
        <>
          <TextField
            id="delivery-method"
            label="Delivery method"
            maxLength={300}
            value={letter.delivery_method}
            autoFocus
            onChange={(event) => onEdit({ do: 'delivery-method', value: typedIn(event) })}
          />
          <TextField
            id="certified-mail-number"
            label="Certified mail number"
            markOptional
            maxLength={40}
            value={letter.certified_mail_number ?? ''}
            onChange={(event) => onEdit({ do: 'certified-mail-number', value: typedIn(event) || null })}
          />
        </>
      }
    />
  );
}

function AddresseeLines({ letter: { addressee, delivery_method } }: Pick<PartProps, 'letter'>) {
  return (
    <>
      <p>
        {addressee.name.trim() === '' ? (
          <span className="letter__blank">No addressee named</span>
        ) : (
          <strong>{addressee.name}</strong>
        )}
      </p>
      {/* oxlint-disable-next-line react/no-array-index-key -- lines have no identity beyond their position */}
      {addressee.address_lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      {addressee.address_lines.length === 0 && goesByCertifiedMail(delivery_method) && (
        <p className="letter__blank">No mailing address confirmed</p>
      )}
      {addressee.email && <p>By e-mail: {addressee.email}</p>}
    </>
  );
}

const maxAddressLines = 8;

function Addressee(props: PartProps) {
  const { addressee } = props.letter;
  const change = (part: Partial<LetterDocument['addressee']>) =>
    props.onEdit({ do: 'addressee', addressee: { ...addressee, ...part } });
  return (
    <HeadPart
      {...frame(props, 'addressee')}
      name="addressee"
      flag={props.worstOf('addressee')}
      view={<AddresseeLines letter={props.letter} />}
      editor={
        <>
          <TextField
            id="addressee-name"
            label="Addressee"
            maxLength={300}
            value={addressee.name}
            autoFocus
            onChange={(event) => change({ name: typedIn(event) })}
          />
          <TextArea
            id="addressee-lines"
            label="Mailing address"
            hint={`One line each, up to ${maxAddressLines}.`}
            rows={4}
            value={addressee.address_lines.join('\n')}
            onChange={(event) => change({ address_lines: linesOf(event.target.value, maxAddressLines) })}
          />
          <BookChoice processor={props.processor} addressee={addressee} onChoose={change} />
          <TextField
            id="addressee-email"
            label="Email"
            type="email"
            markOptional
            maxLength={254}
            value={addressee.email ?? ''}
            onChange={(event) => change({ email: event.target.value === '' ? null : event.target.value })}
          />
        </>
      }
    />
  );
}

/**
 * The lines of a text box, each without characters that a letter cannot have. An empty box has no lines, and lines
 * beyond the limit are joined to the last one.
 */
export function linesOf(text: string, max: number): string[] {
  if (text === '') return [];
  const lines = text.split('\n').map(oneLine);
  return lines.length <= max ? lines : [...lines.slice(0, max - 1), lines.slice(max - 1).join(' ')];
}
