import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Agreement } from '../../../contract/money.ts';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice-group.tsx';
import { ErrorSummary, Notice } from '../../ui/feedback.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useUnsavedText } from '../../unsaved/use-unsaved.ts';
import type { CaseDetail } from './case-types.ts';
import { CheckedBox, OtherName, useOtherName } from './other-name.tsx';
import { refreshCases } from './use-case.ts';

type SignFormProps = { theCase: CaseDetail; agreement: Agreement };
type Found = { id: string; message: string };

/** A typed name and a checkbox below the agreement's text. */
export function SignForm({ theCase, agreement }: SignFormProps) {
  const name = useUnsavedText('sign', theCase.id);
  // The checkbox applies to one text; a new text must be checked again.
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const agreed = agreedTo === agreement.sha256;
  const other = useOtherName(name.text, agreement.expected_names);
  const [tried, setTried] = useState<{ errors: Found[]; attempt: number }>({ errors: [], attempt: 0 });
  const signing = useSign(theCase.id, agreement.sha256, name.clear);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errors = errorsOf(name.text, agreed, other.error);
    setTried({ errors, attempt: tried.attempt + 1 });
    if (errors.length === 0 && !signing.isPending)
      signing.mutate({ typed_name: name.text.trim(), other_name: other.isMeant });
  };
  const errorAt = (id: string) => tried.errors.find((each) => each.id === id)?.message;
  return (
    <form className="sign-form fields no-print" onSubmit={submit} noValidate aria-labelledby="sign-title">
      <h2 id="sign-title">Sign</h2>
      {tried.errors.length > 0 ? (
        <ErrorSummary title="The agreement is not signed yet" errors={tried.errors} attempt={tried.attempt} />
      ) : null}
      {signing.isError ? <SigningFailed error={signing.error} /> : null}
      <p className="measure">
        The letter can go out only when this is signed. You can cancel anytime before it is sent, and no fee falls due
        before money has come back.
      </p>
      <TextField
        id="typed-name"
        label="Your full name, typed as your signature"
        hint={`For ${theCase.legal_business_name}.`}
        error={errorAt('typed-name')}
        required
        autoComplete="name"
        width="medium"
        maxLength={200}
        value={name.text}
        onChange={(event) => name.setText(event.target.value)}
      />
      <OtherName
        other={other}
        expected={agreement.expected_names}
        business={theCase.legal_business_name}
        error={errorAt('other-name')}
      />
      <CheckedBox id="agreed" error={errorAt('agreed')}>
        <Checkbox
          id="agreed"
          label={`I have read the agreement and agree to it for ${theCase.legal_business_name}`}
          checked={agreed}
          onCheckedChange={(now) => setAgreedTo(now ? agreement.sha256 : null)}
        />
      </CheckedBox>
      <div className="button-row">
        <Button type="submit" busy={signing.isPending} busyLabel="Signing…">
          Sign the agreement
        </Button>
      </div>
    </form>
  );
}

function errorsOf(typed: string, agreed: boolean, unclear: readonly Found[]): Found[] {
  const errors: Found[] = [];
  if (typed.trim().length < 2) errors.push({ id: 'typed-name', message: 'Enter: Your full name.' });
  errors.push(...unclear);
  if (!agreed) errors.push({ id: 'agreed', message: 'Tick the box to agree.' });
  return errors;
}

function useSign(caseId: string, sha256: string, forget: () => void) {
  const key = orpc.money.getAgreement.queryKey({ input: { id: caseId } });
  return useMutation({
    mutationFn: (signature: { typed_name: string; other_name: boolean }) =>
      api.money.signAgreement({ id: caseId, sha256, agreed: true, ...signature }),
    onSuccess: async (signed) => {
      forget();
      queryClient.setQueryData(key, signed);
      showToast({ title: 'Agreement signed', description: 'A copy is on its way to you by email.' });
      window.scrollTo(0, 0);
      await refreshCases();
    },
    // The text has changed since it was shown: the new one must be shown before it can be signed.
    onError: (error) =>
      void (codeOf(error) === 'VERSION_MISMATCH' ? queryClient.invalidateQueries({ queryKey: key }) : undefined),
  });
}

function SigningFailed({ error }: { error: unknown }) {
  if (codeOf(error) !== 'VERSION_MISMATCH')
    return (
      <Notice tone="danger" title="The agreement is not signed">
        {messageOf(error, 'Please try again.')}
      </Notice>
    );
  return (
    <Notice tone="warning" title="The text has changed since you read it" announce>
      <p>
        Your application was changed meanwhile, and the agreement with it. The new text is above: please read it and
        sign again.
      </p>
    </Notice>
  );
}
