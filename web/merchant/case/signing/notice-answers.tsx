import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { site } from '../../../../content/site.ts';
import type { CasePapersView } from '../../../../contract/papers.ts';
import { nameOfProcessor } from '../../../../domain/processors.ts';
import { CaseClockView } from '../../../clock/case-clock.tsx';
import { AgreementPanel } from '../../../packet/agreement-panel.tsx';
import { useArriveAtHash } from '../use-arrive-at-hash.ts';
import { caseFieldRows } from '../../../../domain/case-fields.ts';
import { isBlank, readField, type Field } from '../../../../domain/intake/field.ts';
import { fieldOf } from '../../../../domain/intake/steps.ts';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { api, orpc, queryClient } from '../../../api/api.ts';
import '../../../apply/apply.css';
import { offerFor } from '../../../apply/offers.ts';
import { fieldId, StepField } from '../../../apply/step-field.tsx';
import { useLanguage } from '../../../language/language.ts';
import { papersQuery } from '../../../papers/use-papers.ts';
import type { RouteHandle } from '../../../paths/route-handle.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { todayHere } from '../../../ui/dates.ts';
import { ErrorSummary, Notice, Skeletons } from '../../../ui/feedback.tsx';
import { stillWrong } from '../../../ui/still-wrong.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import '../details/details.css';
import { caseAddress } from '../frame/case-address.ts';
import { CaseShell } from '../frame/case-shell.tsx';
import type { CaseDetail } from '../frame/case-types.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { OurPapers } from './our-papers.tsx';
import { refreshCases } from '../frame/use-case.ts';
import { asTyped, type Typed } from './typed-answers.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `The agreements and your notice · ${site.name}` }];

export default function NoticeAnswersRoute() {
  return (
    <CaseShell page="The agreements and your notice">{(theCase) => <AgreementAndNotice theCase={theCase} />}</CaseShell>
  );
}

/** First what the notice still asks of the merchant; then the processor's agreement, what it asks for and its days; last the agreements with us. */
function AgreementAndNotice({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const who = nameOfProcessor(theCase) ?? t('The processor');
  useArriveAtHash();
  return (
    <>
      <h1>{t('The agreements and your notice')}</h1>
      <NoticeAnswers theCase={theCase} />
      <div className="case-part">
        <AgreementPanel caseId={theCase.id} reader="merchant" of={who} level="h2" />
      </div>
      <CaseClockView caseId={theCase.id} of={who} level="h2" />
      <OurPapers caseId={theCase.id} />
    </>
  );
}

/** What the notice must state of the account with the processor, to give or to correct; nothing where it states nothing of it. */
function NoticeAnswers({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const query = useQuery({ ...papersQuery(theCase.id), refetchOnWindowFocus: false });
  if (query.isPending) return <Skeletons rows={3} height="4rem" label="Loading the answers…" />;
  if (!query.data)
    return (
      <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
    );
  if (query.data.answers.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="answers-title">
      <h2 id="answers-title">{t('Answers for your notice')}</h2>
      {query.data.may_answer ? (
        <AnswersForm theCase={theCase} papers={query.data} />
      ) : (
        <p className="measure">{t('These answers stand in a paper that is signed, or in a case that has ended.')}</p>
      )}
    </section>
  );
}

function AnswersForm({ theCase, papers }: { theCase: CaseDetail; papers: CasePapersView }) {
  const { t } = useLanguage();
  const { fields, answers, change, errors, attempt, saving, save } = useAnswers(theCase, papers);
  const open = papers.answers.filter(({ answer }) => isBlank(answer)).length;
  // Offered as on the wizard: what the case knows of its contact.
  const known = { fields: { ...answers, email: theCase.email, phone: theCase.phone ?? '' } };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form className="fields details-form" noValidate onSubmit={submit}>
      <p className="measure">
        {open === 0
          ? t('The notice states these. You can correct them until you have signed it.')
          : t('The agreement asks that your notice state these. Without them the letter is a demand and no notice.')}
      </p>
      {Object.keys(errors).length > 0 ? (
        <ErrorSummary
          title="The answers are not saved yet"
          errors={Object.entries(errors).map(([name, message]) => ({ id: fieldId(name), message }))}
          attempt={attempt}
        />
      ) : null}
      {saving.isError && Object.keys(errors).length === 0 ? (
        <Notice tone="danger" title="The answers are not saved yet">
          {t(messageOf(saving.error, 'Please try again. What you entered is still here.'))}
        </Notice>
      ) : null}
      {fields.map((field) => (
        <StepField
          key={field.name}
          name={field.name}
          field={field}
          answer={answers[field.name]}
          error={errors[field.name]}
          onAnswer={(answer) => change(field.name, String(answer))}
          offer={offerFor(field.name, known)}
        />
      ))}
      <div className="details-form__foot">
        <Button type="submit" busy={saving.isPending} busyLabel="Saving…">
          {t('Save')}
        </Button>
        <LinkButton to={caseAddress(theCase.id)} variant="secondary">
          {t('Back to the case')}
        </LinkButton>
      </div>
    </form>
  );
}

/** The answers as typed over those on file; what is typed survives a reload and a refusal. */
function useAnswers({ id }: CaseDetail, papers: CasePapersView) {
  const typed = useUnsaved<Typed>({
    subject: 'notice-answers',
    id,
    start: () => ({}),
    restore: asTyped,
    toEntry: (value) => (Object.keys(value).length === 0 ? null : value),
  });
  const stored: Typed = Object.fromEntries(papers.answers.map(({ name, answer }) => [name, answer]));
  const answers = { ...stored, ...typed.value };
  const fields = papers.answers
    .flatMap(({ name }) => caseFieldRows.filter(({ answer }) => answer === name))
    .map(fieldOf);
  const [tried, setTried] = useState<{ errors: Typed; attempt: number }>({ errors: {}, attempt: 0 });
  const fail = (errors: Typed) => setTried(({ attempt }) => ({ errors, attempt: attempt + 1 }));
  const saving = useSaving(id, papers.version, { typed: typed.value, clear: typed.clear, fail });
  const wrong = wrongAnswers(fields, answers);
  return {
    fields,
    answers,
    change: (name: string, answer: string) => typed.change((value) => ({ ...value, [name]: answer })),
    errors: stillWrong(tried.errors, { ...tried.errors, ...wrong }, (errors) => setTried({ ...tried, errors })),
    attempt: tried.attempt,
    saving,
    save: () => {
      fail(wrong);
      if (Object.keys(wrong).length === 0 && !saving.isPending) saving.mutate();
    },
  };
}

type Saving = { typed: Typed; clear: () => void; fail: (errors: Typed) => void };

function useSaving(id: string, version: number, { typed, clear, fail }: Saving) {
  const navigate = useNavigate();
  const { queryKey } = papersQuery(id);
  return useMutation({
    mutationFn: () =>
      api.papers.answer({
        id,
        version,
        answers: Object.entries(typed).map(([name, answer]) => ({ name, answer })),
      }),
    onSuccess: async (saved) => {
      clear();
      queryClient.setQueryData(queryKey, saved);
      showToast({ title: 'Answers saved', description: 'The paper that you sign states them.' });
      await Promise.all([refreshCases(), queryClient.invalidateQueries({ queryKey: orpc.packet.key() })]);
      await navigate(caseAddress(id));
    },
    onError: async (error) => {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) fail(error.fields);
      else await queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** The answers that cannot be read, with the reason. */
function wrongAnswers(fields: readonly Field[], answers: Typed): Typed {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const read = readField(field, answers[field.name], todayHere());
      return read.ok ? [] : [[field.name, read.message]];
    }),
  );
}
