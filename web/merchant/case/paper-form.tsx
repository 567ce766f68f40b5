import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { PacketView, PaperView } from '../../../contract/packet.ts';
import { drawnPath } from '../../../domain/letters/signed-paper.ts';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { packetQuery } from '../../packet/use-packet.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice-group.tsx';
import { ErrorSummary, Notice } from '../../ui/feedback.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import type { CaseDetail } from './case-types.ts';
import { CheckedBox, OtherName, useOtherName } from './other-name.tsx';
import { SignaturePad } from './signature-pad.tsx';

type PaperFormProps = { theCase: CaseDetail; packet: PacketView; paper: PaperView };
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
export function PaperForm({ theCase, packet, paper }: PaperFormProps) {
  const typed = useUnsaved<Typed>({
    subject: `sign-${paper.kind}`,
    id: theCase.id,
    start: () => nothing,
    restore: restored,
    toEntry: (value) => (value.name === '' && value.drawn === null ? null : value),
  });
  // The checkbox applies to one text; another must be checked again.
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [tried, setTried] = useState<{ errors: Found[]; attempt: number }>({ errors: [], attempt: 0 });
  const { name, drawn } = typed.value;
  const agreed = agreedTo === paper.text_sha256;
  const other = useOtherName(name, packet.expected_names);
  const signing = useSign(theCase.id, paper, typed.clear);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errors = errorsOf(name, agreed, other.error);
    setTried({ errors, attempt: tried.attempt + 1 });
    if (errors.length === 0 && !signing.isPending)
      signing.mutate({ typed_name: name.trim(), drawn, other_name: other.isMeant });
  };
  const errorAt = (id: string) => tried.errors.find((each) => each.id === id)?.message;
  return (
    <form className="sign-form fields no-print" onSubmit={submit} noValidate aria-labelledby="sign-title">
      <h2 id="sign-title">Sign</h2>
      {tried.errors.length > 0 ? (
        <ErrorSummary title="The paper is not signed yet" errors={tried.errors} attempt={tried.attempt} />
      ) : null}
      {signing.isError ? <SigningFailed error={signing.error} /> : null}
      <p className="measure">
        With your signature we keep the exact text above, the time, and the network address that it came from. You get a
        copy by email, and can take the signature back until the letter leaves.
      </p>
      <TextField
        id="typed-name"
        label="Your full name, typed as your signature"
        hint={`For ${theCase.legal_business_name}.`}
        error={errorAt('typed-name')}
        required
        autoComplete="name"
        maxLength={200}
        value={name}
        onChange={(event) => typed.change((value) => ({ ...value, name: event.target.value }))}
      />
      <OtherName
        other={other}
        expected={packet.expected_names}
        business={theCase.legal_business_name}
        error={errorAt('other-name')}
      />
      <SignaturePad path={drawn} onPath={(path) => typed.change((value) => ({ ...value, drawn: path }))} />
      <CheckedBox id="agreed" error={errorAt('agreed')}>
        <Checkbox
          id="agreed"
          label="I have read the paper, and what it says is true"
          checked={agreed}
          onCheckedChange={(now) => setAgreedTo(now ? paper.text_sha256 : null)}
        />
      </CheckedBox>
      <Button type="submit" className="sign-form__button" busy={signing.isPending} busyLabel="Signing…">
        Sign: {paper.title}
      </Button>
    </form>
  );
}

function errorsOf(name: string, agreed: boolean, unclear: readonly Found[]): Found[] {
  return [
    ...(name.trim().length < 2 ? [{ id: 'typed-name', message: 'Enter: Your full name.' }] : []),
    ...unclear,
    ...(agreed ? [] : [{ id: 'agreed', message: 'Tick the box to say that you have read it.' }]),
  ];
}

type Signature = { typed_name: string; drawn: string | null; other_name: boolean };

function useSign(caseId: string, { kind, text_sha256, title }: PaperView, forget: () => void) {
  const { queryKey } = packetQuery(caseId);
  return useMutation({
    mutationFn: (signature: Signature) =>
      api.packet.signPaper({ id: caseId, kind, sha256: text_sha256, agreed: true, ...signature }),
    onSuccess: async (packet) => {
      forget();
      queryClient.setQueryData(queryKey, packet);
      showToast({ title: `Signed: ${title}`, description: 'A copy is on its way to you by email.' });
      window.scrollTo(0, 0);
      await queryClient.invalidateQueries({ queryKey: orpc.cases.key() });
    },
    // The text has changed since it was shown: the new one must be shown before it can be signed.
    onError: (error) =>
      void (codeOf(error) === 'VERSION_MISMATCH' ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
}

function SigningFailed({ error }: { error: unknown }) {
  return codeOf(error) === 'VERSION_MISMATCH' ? (
    <Notice tone="warning" title="The text has changed since you read it" announce>
      <p>
        Your application was changed meanwhile, and the paper with it. Please read the new text above and sign again.
      </p>
    </Notice>
  ) : (
    <Notice tone="danger" title="The paper is not signed">
      {messageOf(error, 'Please try again. What you entered is still here.')}
    </Notice>
  );
}
