import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { CounselSignature } from '../../../../domain/letters/counsel-signature.ts';
import { api } from '../../../api/api.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Notice, Spinner } from '../../../ui/feedback.tsx';
import { SignaturePad } from '../../../ui/signature-pad.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import '../../../preview/preview.css';

// pdf.js is larger than the rest of the desk.
const PdfPreview = lazy(() => import('../../../preview/pdf-preview.tsx'));

/** A signature, and the sha-256 of the letter with it as it was shown. */
export type Signed = { signature: CounselSignature; sha256: string };
type CounselSignsProps = { letter: LetterView; onSigned: (signed: Signed | null) => void };
const ways = [
  { value: 'typed', label: 'Type it' },
  { value: 'drawn', label: 'Draw it' },
] as const;

/** What is entered: both ways are kept while the attorney chooses. */
type Entered = { way: CounselSignature['kind']; name: string; path: string | null };

/** The attorney signs this letter, and sees the very bytes that leave with it; nothing of it is kept for another. */
export function CounselSigns({ letter, onSigned }: CounselSignsProps) {
  const [entered, setEntered] = useState<Entered>({ way: 'typed', name: '', path: null });
  const showing = useMutation({
    mutationFn: (signature: CounselSignature) => showSigned(letter, signature),
  });
  /** Another signature is another letter: it is to be seen first. */
  const change = (more: Partial<Entered>) => {
    setEntered({ ...entered, ...more });
    showing.reset();
    onSigned(null);
  };
  const given = signatureOf(entered);
  // Called back only for what is still entered.
  const show = (signature: CounselSignature) =>
    showing.mutate(signature, { onSuccess: ({ sha256 }) => onSigned({ signature, sha256 }) });
  return (
    <div className="fields">
      <SignatureFields entered={entered} expected={letter.document.signature.name} onChange={change} />
      {showing.error ? (
        <Notice tone="danger" title="The letter was not signed">
          {messageOf(showing.error, 'Please try again.')}
        </Notice>
      ) : null}
      <div className="button-row">
        <Button
          variant="secondary"
          disabled={given === null}
          busy={showing.isPending}
          busyLabel="Signing…"
          onClick={() => given && show(given)}
        >
          Show the letter with my signature
        </Button>
      </div>
      {showing.data && (
        <Suspense fallback={<Spinner label="Opening the PDF…" />}>
          <PdfPreview
            bytes={showing.data.bytes}
            name={`${letter.title}, signed`}
            at={{ page: showing.data.page, words: '' }}
          />
        </Suspense>
      )}
    </div>
  );
}

type FieldsProps = { entered: Entered; expected: string; onChange: (more: Partial<Entered>) => void };

function SignatureFields({ entered: { way, name, path }, expected, onChange }: FieldsProps) {
  return (
    <>
      <ChoiceGroup
        id="signature-way"
        label="How you sign"
        hint="It goes into this letter alone and is not kept for another."
        options={ways}
        layout="row"
        required
        value={way}
        onValueChange={(value) => value !== '' && onChange({ way: value })}
      />
      {way === 'typed' ? (
        <TextField
          id="signature-name"
          label="Your name, typed as your signature"
          hint={`As it stands under the letter: ${expected}. It is printed after “/s/”.`}
          autoComplete="off"
          required
          maxLength={200}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      ) : (
        <SignaturePad alone path={path} onPath={(drawn) => onChange({ path: drawn })} />
      )}
    </>
  );
}

function signatureOf({ way, name, path }: Entered): CounselSignature | null {
  if (way === 'typed') return name.trim().length < 2 ? null : { kind: 'typed', name };
  return path === null ? null : { kind: 'drawn', path };
}

async function showSigned({ id, pdf_sha256: sha256 }: LetterView, signature: CounselSignature) {
  const shown = await api.letters.previewSigned({ id, sha256, signature });
  const bytes = Uint8Array.from(atob(shown.pdf), (character) => character.charCodeAt(0)).buffer;
  return { sha256: shown.sha256, bytes, page: await pageOf(bytes, 'Respectfully,') };
}

/** The page on which these words stand, or the first. */
async function pageOf(bytes: ArrayBuffer, words: string): Promise<number> {
  const { openPdf } = await import('../../../preview/open-pdf.ts');
  const { opened, close } = openPdf(bytes.slice(0));
  try {
    const { pdf } = await opened;
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      if (items.some((item) => 'str' in item && item.str.includes(words))) return page;
    }
  } catch {
    // The preview says what is wrong with it.
  } finally {
    close();
  }
  return 1;
}
