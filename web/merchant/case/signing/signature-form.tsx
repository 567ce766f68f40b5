import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { drawnPath } from '../../../../domain/letters/signed-paper.ts';
import { codeOf, messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckedBox } from '../../../ui/checked-box.tsx';
import { Checkbox } from '../../../ui/choice-group.tsx';
import { ErrorSummary, Notice } from '../../../ui/feedback.tsx';
import { SignaturePad } from '../../../ui/signature-pad.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { OtherName, useOtherName } from './other-name.tsx';
import { useLanguage } from '../../../language/language.ts';

export type Signature = { typed_name: string; drawn: string | null; other_name: boolean };

type SignatureFormProps<Signed> = {
  caseId: string;
  business: string;
  /** The names that the application knows. */
  expected: readonly string[];
  /** What is signed. */
  thing: keyof typeof sayings;
  /** Names the entry in which unsent input survives a reload. */
  subject: string;
  /** Of the text above the form, which can change while it is read. Ticking the box agrees to this text alone. */
  sha256: string;
  lead: string;
  agreeLabel: string;
  tickError: string;
  buttonLabel: string;
  /** The toast's title. */
  signedTitle: string;
  sign: (signature: Signature) => Promise<Signed>;
  onSigned: (signed: Signed) => Promise<void>;
  /** The text has changed since it was shown: the new one must be shown before it can be signed. */
  onStale: () => Promise<void>;
};
/** What is said of the thing that is signed, each in a sentence of its own: its gender is none of the sentence's in Spanish. */
const sayings = {
  agreement: {
    notYet: 'The agreement is not signed yet',
    not: 'The agreement is not signed',
    changed:
      'Your application was changed meanwhile, and the agreement with it. The new text is above: please read it and sign again.',
  },
  paper: {
    notYet: 'The paper is not signed yet',
    not: 'The paper is not signed',
    changed:
      'Your application was changed meanwhile, and the paper with it. The new text is above: please read it and sign again.',
  },
};
type Found = { id: string; message: string };
type Typed = { name: string; drawn: string | null };

const nothing: Typed = { name: '', drawn: null };

/** What an earlier page left: a name, and a drawing only if it is one. */
function restored(left: unknown): Typed | null {
  if (typeof left !== 'object' || left === null || !('name' in left) || typeof left.name !== 'string') return null;
  const drawn = 'drawn' in left ? drawnPath.safeParse(left.drawn) : null;
  return { name: left.name, drawn: drawn?.success ? drawn.data : null };
}

/** The typed name, the drawing if the merchant likes, and the box that says it is read. Survives a reload. */
export function SignatureForm<Signed>({
  caseId,
  business,
  expected,
  thing,
  sha256,
  ...props
}: SignatureFormProps<Signed>) {
  const { t } = useLanguage();
  const said = sayings[thing];
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
  const other = useOtherName(name, expected);
  const signing = useMutation({
    mutationFn: props.sign,
    onSuccess: async (signed) => {
      typed.clear();
      showToast({ title: props.signedTitle, description: 'A copy is on its way to you by email.' });
      window.scrollTo(0, 0);
      await props.onSigned(signed);
    },
    onError: (error) => void (codeOf(error) === 'VERSION_MISMATCH' ? props.onStale() : undefined),
  });
  const errors: Found[] = [
    ...(name.trim().length < 2 ? [{ id: 'typed-name', message: 'Enter: Your full name.' }] : []),
    ...other.error,
    ...(agreed ? [] : [{ id: 'agreed', message: props.tickError }]),
  ];
  // Of the last attempt's errors those that are not corrected yet; a corrected one does not return before the next.
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
      {shown.length > 0 ? <ErrorSummary title={said.notYet} errors={shown} attempt={tried.attempt} /> : null}
      {changed || codeOf(signing.error) === 'VERSION_MISMATCH' ? (
        <TextChanged says={said.changed} />
      ) : signing.isError ? (
        <Notice tone="danger" title={said.not}>
          {t(messageOf(signing.error, 'Please try again. What you entered is still here.'))}
        </Notice>
      ) : null}
      <p className="measure">{t(props.lead)}</p>
      <TextField
        id="typed-name"
        label="Your full name, typed as your signature"
        hint={t('For {business}.', { business })}
        error={errorAt('typed-name')}
        required
        autoComplete="name"
        width="medium"
        maxLength={200}
        value={name}
        onChange={(event) => typed.change((value) => ({ ...value, name: event.target.value }))}
      />
      <OtherName other={other} expected={expected} business={business} error={errorAt('other-name')} />
      <SignaturePad path={drawn} onPath={(path) => typed.change((value) => ({ ...value, drawn: path }))} />
      <CheckedBox id="agreed" error={errorAt('agreed')}>
        <Checkbox
          id="agreed"
          label={props.agreeLabel}
          checked={agreed}
          onCheckedChange={(now) => setAgreedTo(now ? sha256 : null)}
        />
      </CheckedBox>
      <Button type="submit" className="sign-form__button" busy={signing.isPending} busyLabel="Signing…">
        {t(props.buttonLabel)}
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
