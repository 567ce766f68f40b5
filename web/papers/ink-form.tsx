import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { CasePapersView, PaperView } from '../../contract/papers.ts';
import type { PaperKind } from '../../domain/papers/kinds.ts';
import { codeOf, messageOf } from '../api/api-error.ts';
import { api, orpc, queryClient } from '../api/api.ts';
import { uploadFile } from '../apply/upload-file.ts';
import { useLanguage } from '../language/language.ts';
import { papersQuery } from './use-papers.ts';
import { Button } from '../ui/button.tsx';
import { CannotPrint } from '../ui/cannot-print.tsx';
import { DateBoxes } from '../ui/date-boxes.tsx';
import { ErrorSummary, Notice } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { firmToday, isoDay } from '../ui/typed-values.ts';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { MailTo } from './mail-to.tsx';
import { useOtherName } from './other-name.tsx';
import { SignerName } from './signer-name.tsx';

type InkFormProps = {
  business: string;
  papers: CasePapersView;
  paper: PaperView;
  /** After the papers are shown as signed. */
  onSigned: () => Promise<void>;
};
type Typed = { name: string; day: string };
const nothing: Typed = { name: '', day: '' };

const restored = (left: unknown): Typed | null =>
  typeof left === 'object' &&
  left !== null &&
  'name' in left &&
  'day' in left &&
  typeof left.name === 'string' &&
  typeof left.day === 'string'
    ? { name: left.name, day: left.day }
    : null;

/** A paper that is signed by hand: printed, signed with a pen, its scan added here, and its original mailed. */
export function InkForm({ business, papers, paper, onSigned }: InkFormProps) {
  const { t } = useLanguage();
  const { case_id: caseId } = papers;
  const { typed, setScan, other, shown, attempt, signing, submit } = useInk(papers, paper, onSigned);
  const { name, day } = typed.value;
  const errorAt = (id: string) => shown.find((each) => each.id === id)?.message;
  return (
    <form className="sign-form fields no-print" onSubmit={submit} noValidate aria-labelledby="sign-title">
      <h2 id="sign-title">{t('Sign by hand')}</h2>
      <CannotPrint text={paper.text} />
      {shown.length > 0 ? <ErrorSummary title="The paper is not signed yet" errors={shown} attempt={attempt} /> : null}
      {signing.isError ? (
        <Notice tone="danger" title="The paper is not signed">
          {codeOf(signing.error) === 'VERSION_MISMATCH'
            ? t('The paper has changed since you printed it. The new text is above: print it and sign it again.')
            : t(messageOf(signing.error, 'Please try again. What you entered is still here.'))}
        </Notice>
      ) : null}
      <InkSteps caseId={caseId} kind={paper.kind} mailTo={papers.mail_to} />
      <SignerName
        label="Your full name, as written on the paper"
        name={name}
        onName={(now) => typed.change((value) => ({ ...value, name: now }))}
        errorAt={errorAt}
        {...{ other, business, expected: papers.expected_names }}
      />
      <DateBoxes
        id="ink-day"
        label="The day on which you signed"
        error={errorAt('ink-day')}
        required
        today={firmToday()}
        value={day}
        onValueChange={(now) => typed.change((value) => ({ ...value, day: now }))}
      />
      <TextField
        id="ink-scan"
        type="file"
        label="Photo or scan of the signed paper"
        hint="A picture or scan, as JPG, PNG or PDF of at most 10 MB."
        error={errorAt('ink-scan')}
        required
        accept="image/jpeg,image/png,application/pdf"
        onChange={(event) => setScan(event.target.files?.[0] ?? null)}
      />
      <Button type="submit" className="sign-form__button" busy={signing.isPending} busyLabel="Adding…">
        {t('I have signed this paper by hand: {title}', { title: t(paper.title) })}
      </Button>
    </form>
  );
}

/** What to do, in order. */
function InkSteps({ caseId, kind, mailTo }: { caseId: string; kind: PaperKind; mailTo: readonly string[] }) {
  const { t } = useLanguage();
  return (
    <>
      <p className="measure">
        {t('The agreement asks for your original signature, written by hand. A typed or drawn name does not count.')}
      </p>
      <ol className="ink-steps">
        <li>
          <a
            className="button button--secondary button--small"
            href={`/api/cases/${caseId}/papers/to-print.pdf?kind=${kind}`}
            download
          >
            {t('Download the paper to print (PDF)')}
          </a>
        </li>
        <li>{t('Print it, sign it with a pen in the place for your signature, and write name and day beside it.')}</li>
        <li>{t('Add a photo or a scan of all its pages below. A copy is sent to you by email.')}</li>
        <li>
          <MailTo lines={mailTo} />
        </li>
      </ol>
    </>
  );
}

type Found = { id: string; message: string };

/** What was entered and chosen, what is wrong with it, and the call. The name and the day survive a reload; a file cannot. */
function useInk(papers: CasePapersView, paper: PaperView, onSigned: () => Promise<void>) {
  const { t } = useLanguage();
  const { case_id: caseId } = papers;
  const typed = useUnsaved<Typed>({
    subject: `ink-${paper.kind}`,
    id: caseId,
    start: () => nothing,
    restore: restored,
    toEntry: (value) => (value.name === '' && value.day === '' ? null : value),
  });
  const [scan, setScan] = useState<File | null>(null);
  const [tried, setTried] = useState<{ errors: Found[]; attempt: number }>({ errors: [], attempt: 0 });
  const { name, day } = typed.value;
  const other = useOtherName(name, papers.expected_names);
  const { queryKey } = papersQuery(caseId);
  const signing = useMutation({
    mutationFn: async ({ file, signed_on }: { file: File; signed_on: string }) =>
      api.papers.sign({
        id: caseId,
        kind: paper.kind,
        sha256: paper.text_sha256,
        typed_name: name.trim(),
        other_name: other.isMeant,
        agreed: true,
        scan: { file_id: await uploadFile(caseId, file, 'signed_paper'), signed_on },
      }),
    onSuccess: async (signed) => {
      typed.clear();
      queryClient.setQueryData(queryKey, signed);
      showToast({ title: t('Signed: {title}', { title: t(paper.title) }), description: 'Now mail the original.' });
      window.scrollTo(0, 0);
      await Promise.all([onSigned(), queryClient.invalidateQueries({ queryKey: orpc.packet.key() })]);
    },
    onError: (error) =>
      void (codeOf(error) === 'VERSION_MISMATCH' ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
  const signed_on = isoDay(day);
  const errors: Found[] = [
    ...(name.trim().length < 2 ? [{ id: 'typed-name', message: 'Enter: Your full name.' }] : []),
    ...other.error,
    ...(signed_on === null || signed_on > firmToday()
      ? [{ id: 'ink-day', message: 'Enter the day on which you signed.' }]
      : []),
    ...(scan === null ? [{ id: 'ink-scan', message: 'Choose a photo or a scan of the signed paper.' }] : []),
  ];
  const shown = errors.filter(({ id }) => tried.errors.some((each) => each.id === id));
  // A corrected error does not return before the next attempt.
  if (shown.length < tried.errors.length) setTried({ ...tried, errors: shown });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried({ errors, attempt: tried.attempt + 1 });
    if (errors.length === 0 && scan !== null && signed_on !== null && !signing.isPending)
      signing.mutate({ file: scan, signed_on });
  };
  return { typed, setScan, other, shown, attempt: tried.attempt, signing, submit };
}
