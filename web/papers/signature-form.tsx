import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { PaperParty } from '../../domain/papers/kinds.ts';
import { drawnPath } from '../../domain/papers/signed-paper.ts';
import { codeOf, messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { CheckedBox } from '../ui/checked-box.tsx';
import { Checkbox } from '../ui/choice-group.tsx';
import { ErrorSummary, Notice } from '../ui/feedback.tsx';
import { SignaturePad } from '../ui/signature-pad.tsx';
import { showToast } from '../ui/toasts.tsx';
import type { PaperWords } from './paper-words.ts';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { useOtherName } from './other-name.tsx';
import { SignerName } from './signer-name.tsx';
import { useLanguage } from '../language/language.ts';

export type Signature = { typed_name: string; drawn: string | null; other_name: boolean };

type SignatureFormProps<Signed> = {
  caseId: string;
  business: string;
  /** The names that a signer may have, and what they sign as. */
  expected: readonly string[];
  as: PaperParty;
  words: PaperWords;
  /** Names the entry in which unsent input survives a reload. */
  subject: string;
  /**
   * The hash of the text above the form, which can change while it is read. Checking the box agrees only to this text.
   */
  sha256: string;
  /** What is signed. */
  title: string;
  /** What is decided with the signature and apart from it. */
  beside?: ReactNode;
  sign: (signature: Signature) => Promise<Signed>;
  onSigned: (signed: Signed) => Promise<void>;
  /** Called when the text has changed since it was shown: the new text must be shown before it can be signed. */
  onStale: () => Promise<void>;
};
type Found = { id: string; message: string };
type Typed = { name: string; drawn: string | null };

const nothing: Typed = { name: '', drawn: null };

/** What an earlier page left: a name, and the drawing if it is a valid one. */
function restored(left: unknown): Typed | null {
  if (typeof left !== 'object' || left === null || !('name' in left) || typeof left.name !== 'string') return null;
  const drawn = 'drawn' in left ? drawnPath.safeParse(left.drawn) : null;
  return { name: left.name, drawn: drawn?.success ? drawn.data : null };
}

/**
 * The typed name, an optional drawing, and the box that confirms the text was read. What was entered survives a reload.
 */
export function SignatureForm<Signed>({
  caseId,
  business,
  expected,
  as,
  words,
  sha256,
  ...props
}: SignatureFormProps<Signed>) {
  const { t } = useLanguage();
  const title = t(props.title);
  const typed = useUnsaved<Typed>({
    subject: props.subject,
    id: caseId,
    start: () => nothing,
    restore: restored,
    toEntry: (value) => (value.name === '' && value.drawn === null ? null : value),
  });
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [read] = useState(sha256);
  const [tried, setTried] = useState<{ errors: Found[]; attempt: number }>({ errors: [], attempt: 0 });
  const { name, drawn } = typed.value;
  const agreed = agreedTo === sha256;
  const changed = read !== sha256 && !agreed;
  const other = useOtherName(name, expected, as);
  const signing = useMutation({
    mutationFn: props.sign,
    onSuccess: async (signed) => {
      typed.clear();
      showToast({ title: t('Signed: {title}', { title }), description: 'A copy is on its way to you by email.' });
      window.scrollTo(0, 0);
      await props.onSigned(signed);
    },
    onError: (error) => void (codeOf(error) === 'VERSION_MISMATCH' ? props.onStale() : undefined),
  });
  const errors: Found[] = [
    ...(name.trim().length < 2 ? [{ id: 'typed-name', message: 'Enter: Your full name.' }] : []),
    ...other.error,
    ...(agreed ? [] : [{ id: 'agreed', message: words.tick }]),
  ];
  // Shows the errors of the last attempt that are not corrected yet. A corrected error does not return before the next
  // attempt.
  const shown = errors.filter(({ id }) => tried.errors.some((each) => each.id === id));
  if (shown.length < tried.errors.length) setTried({ ...tried, errors: shown });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried({ errors, attempt: tried.attempt + 1 });
    if (errors.length === 0 && !signing.isPending)
      signing.mutate({ typed_name: name.trim(), drawn, other_name: other.isMeant });
  };
  const errorAt = (id: string) => shown.find((each) => each.id === id)?.message;
  return (
    <form className="sign-form fields no-print" onSubmit={submit} noValidate aria-labelledby="sign-title">
      <h2 id="sign-title">{t('Sign')}</h2>
      {shown.length > 0 ? <ErrorSummary title={words.notYet} errors={shown} attempt={tried.attempt} /> : null}
      {changed || codeOf(signing.error) === 'VERSION_MISMATCH' ? (
        <TextChanged says={words.changed} />
      ) : signing.isError ? (
        <Notice tone="danger" title={words.not}>
          {t(messageOf(signing.error, 'Please try again. What you entered is still here.'))}
        </Notice>
      ) : null}
      <p className="measure">{t(words.lead)}</p>
      <SignerName
        label="Your full name, typed as your signature"
        name={name}
        onName={(now) => typed.change((value) => ({ ...value, name: now }))}
        errorAt={errorAt}
        {...{ other, expected, business }}
      />
      <SignaturePad path={drawn} onPath={(path) => typed.change((value) => ({ ...value, drawn: path }))} />
      <CheckedBox id="agreed" error={errorAt('agreed')}>
        <Checkbox
          id="agreed"
          label={t(words.agree, { business })}
          checked={agreed}
          onCheckedChange={(now) => setAgreedTo(now ? sha256 : null)}
        />
      </CheckedBox>
      {props.beside}
      <Button type="submit" className="sign-form__button" busy={signing.isPending} busyLabel="Signing…">
        {t('Sign: {title}', { title })}
      </Button>
    </form>
  );
}

function TextChanged({ says }: { says: string }) {
  const { t } = useLanguage();
  return (
    <Notice tone="warning" title="The text has changed since you read it" announce>
      <p>{t(says)}</p>
    </Notice>
  );
}
