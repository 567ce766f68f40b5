import type { LetterView } from '../../../../contract/letter-view.ts';
import { exhibitText } from '../../../../domain/letters/exhibits.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { paperLine, papersHeading } from '../../../../domain/papers/signed-paper.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { HeadPart } from './head-part.tsx';
import { linesOf, type PartProps } from './letter-head.tsx';
import { typedIn } from './typed-text.ts';

/** Everything below the last paragraph: signature, exhibits, and the line that says what this document is. */
export function LetterFoot({ exhibits, ...props }: PartProps & { exhibits: LetterView['exhibits'] }) {
  const { letter } = props;
  const nameOf = (fileId: string | null) => exhibits.find((file) => file.id === fileId)?.filename;
  return (
    <>
      <Signature {...props} />
      {letter.exhibits.length > 0 && (
        <section className="letter__exhibits" aria-label="Exhibits">
          <h3 className="letter__heading">Exhibits</h3>
          <ul role="list">
            {letter.exhibits.map((exhibit) => (
              <li key={exhibit.label}>
                <strong>Exhibit {exhibit.label}</strong> {exhibitText(exhibit)}
                {exhibit.file_id && (
                  <>
                    {' '}
                    ·{' '}
                    <a
                      href={`/api/files/${exhibit.file_id}/download`}
                      aria-label={`Download exhibit ${exhibit.label}: ${nameOf(exhibit.file_id) ?? exhibit.description}`}
                    >
                      {nameOf(exhibit.file_id) ?? 'Download'}
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {letter.papers && (
        <section className="letter__exhibits" aria-label={papersHeading}>
          <h3 className="letter__heading">{papersHeading}</h3>
          <ul role="list">
            {letter.papers.map((signed) => (
              <li key={signed.sha256}>{paperLine(signed)}</li>
            ))}
          </ul>
        </section>
      )}
      {letter.letterhead.disclaimer !== '' && <p className="letter__disclaimer">{letter.letterhead.disclaimer}</p>}
    </>
  );
}

function Signature(props: PartProps) {
  const { signature } = props.letter;
  return (
    <HeadPart
      id="signature"
      name="signature block"
      flag={props.worstOf('signature')}
      editable={props.editable}
      editing={props.editing === 'part:signature'}
      onEditing={(open) => props.onEditing(open ? 'part:signature' : null)}
      view={
        <div className="letter__signature">
          <p>Respectfully,</p>
          <p className="letter__signature-line" aria-hidden="true" />
          <p>
            <strong>{signature.name || '[attorney to be confirmed]'}</strong>
          </p>
          {[signature.title, barLine(signature), signature.firm, ...signature.lines].filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      }
      editor={
        <SignatureEditor
          signature={signature}
          onSignature={(next) => props.onEdit({ do: 'signature', signature: next })}
        />
      }
    />
  );
}

const barLine = ({ bar_state, bar_number }: LetterDocument['signature']) =>
  `Bar No. ${bar_number || '[to be confirmed]'}${bar_state && ` (${bar_state})`}`;

const fields = [
  { name: 'name', label: 'Name', maxLength: 200 },
  { name: 'title', label: 'Title', maxLength: 200 },
  { name: 'bar_number', label: 'Bar number', maxLength: 60 },
  { name: 'bar_state', label: 'Bar state', maxLength: 60 },
  { name: 'firm', label: 'Firm', maxLength: 200 },
] as const;
const maxLines = 6;

function SignatureEditor({
  signature,
  onSignature,
}: {
  signature: LetterDocument['signature'];
  onSignature: (signature: LetterDocument['signature']) => void;
}) {
  return (
    <>
      {fields.map(({ name, label, maxLength }, index) => (
        <TextField
          key={name}
          id={`signature-${name}`}
          label={label}
          maxLength={maxLength}
          value={signature[name]}
          autoFocus={index === 0}
          onChange={(event) => onSignature({ ...signature, [name]: typedIn(event) })}
        />
      ))}
      <TextArea
        id="signature-lines"
        label="Further lines"
        hint={`Address, phone, email: one line each, up to ${maxLines}.`}
        rows={3}
        value={signature.lines.join('\n')}
        onChange={(event) => onSignature({ ...signature, lines: linesOf(event.target.value, maxLines) })}
      />
    </>
  );
}
