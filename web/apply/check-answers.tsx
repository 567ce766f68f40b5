import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { feePercentFor } from '../../domain/money/fee.ts';
import type { AiConsent } from '../../domain/ai/disclosure.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import type { Answer } from '../../domain/intake/field.ts';
import type { FieldErrors } from '../../domain/intake/read-application.ts';
import type { Step } from '../../domain/intake/steps.ts';
import { steps } from '../../domain/intake/steps.ts';
import { recordOf } from '../../domain/json.ts';
import { centsFromEntry } from '../../domain/money/cents.ts';
import { ApiError, codeOf, messageOf } from '../api/api-error.ts';
import type { DraftRecords } from '../../contract/evidence.ts';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import { SuggestionsLine } from './suggestions-line.tsx';
import { useDraftRecords } from './use-draft-records.ts';
import { useDraftExtractions } from '../extractions/use-extractions.ts';
import { useLanguage } from '../language/language.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary, Notice } from '../ui/feedback.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { showToast } from '../ui/toasts.tsx';
import { useScrollToHash } from '../ui/use-scroll-to-hash.ts';
import { submitDraft } from './application-api.ts';
import { CheckedFiles, CheckedStep, LeftOut } from './checked-step.tsx';
import { documentsOf } from './draft-answers.ts';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';
import { leaveForThanks } from './leave-for-thanks.ts';
import { stepOfField } from './allowed-place.ts';
import { addressOf } from './step-address.ts';
import { fieldId } from './step-field.tsx';

const ConsentBox = lazyPart(() => import('../ai/consent-box.tsx'));
const ReadKinds = lazyPart(() => import('./read-kinds.tsx'));

/** Loaded lazily: every answer with a Change link that returns here, then Submit. */
export default function CheckAnswers({ keeper, draft }: { keeper: DraftKeeper; draft: DraftState }) {
  const { t } = useLanguage();
  const [consent, setConsent] = useState<AiConsent | null>(null);
  const { submit, working, refused, attempt } = useSubmit(keeper, consent);
  const refusedFields = Object.entries(refused).map(([name, message]) => ({
    id: fieldId(name),
    message,
    to: `${addressOf(stepOfField(name), 'check')}#${fieldId(name)}`,
  }));
  const extractions = useDraftExtractions(documentsOf(draft));
  const records = useDraftRecords(draft);
  useScrollToHash();
  useEffect(() => {
    if (refusedFields.length > 0) document.title = `${t('Error:')} ${document.title.replace(`${t('Error:')} `, '')}`;
  }, [refusedFields.length, attempt, t]);
  const cameFrom = stepIn(useLocation().state) ?? steps.length - 1;
  return (
    <div className="fields">
      {refusedFields.length > 0 ? (
        <ErrorSummary title="Some answers have to be changed first" errors={refusedFields} attempt={attempt} />
      ) : null}
      {steps.map((step, index) =>
        index === 0 ? null : (
          <CheckedSection
            key={step.key}
            keeper={keeper}
            step={step}
            index={index}
            answers={draft.answers}
            draft={draft}
            extractions={extractions}
            records={records}
          />
        ),
      )}
      <LeftOut draft={draft} />
      {draft.uploading > 0 ? (
        <Notice
          tone="warning"
          title={
            draft.uploading === 1
              ? t('One file is still on its way')
              : t('{count} files are still on their way', { count: draft.uploading })
          }
        >
          <p>{t('Wait until it is there, or submit without it: what has not arrived is not part of the case.')}</p>
        </Notice>
      ) : null}
      {draft.ai ? <ConsentBox disclosure={draft.ai} ticked={consent} onTick={setConsent} /> : null}
      <FeeLine amount={draft.answers.fields.amountHeld} />
      <p className="muted small measure">
        {t(
          "Submitting costs nothing. We'll review your case and get back to you within 24 hours; no letter goes out before an attorney has reviewed and signed it.",
        )}
      </p>
      {attempt > 0 && refusedFields.length === 0 ? (
        <Notice tone="warning" title={t('Not submitted yet')}>
          <p>
            {draft.save.kind === 'saved' ? `${t('Your answers are saved.')} ` : ''}
            {t('Submitting again is safe: a case is made only once.')}
          </p>
        </Notice>
      ) : null}
      <div className="wizard__nav">
        <LinkButton to={addressOf(cameFrom)} variant="secondary">
          {t('Previous')}
        </LinkButton>
        <Button busy={working} busyLabel={t('Submitting...')} onClick={() => void submit()}>
          {t('Submit application')}
        </Button>
      </div>
    </div>
  );
}

/** The step on which the merchant pressed the shortcut, or null. */
const stepIn = (state: unknown): number | null => {
  const { from } = recordOf(state);
  return typeof from === 'number' ? from : null;
};

/**
 * Discloses the fee before service starts: the percentage becomes fixed when the merchant submits (spec, public site,
 * section 1).
 */
function FeeLine({ amount }: { amount: Answer }) {
  const { rich } = useLanguage();
  const held = typeof amount === 'string' ? centsFromEntry(amount) : null;
  if (held === null) return null;
  return (
    <p className="measure">
      {rich(
        'The success fee for this case is {percent} of what is recovered, and nothing if nothing is. It is fixed when you submit. No upfront cost, no hourly fees; you can cancel anytime before the demand letter is sent.',
        { percent: <strong>{feePercentFor(held)}%</strong> },
      )}
    </p>
  );
}

function CheckedSection({
  keeper,
  step,
  index,
  answers,
  draft,
  extractions,
  records,
}: {
  keeper: DraftKeeper;
  step: Step;
  index: number;
  answers: Answers;
  draft: DraftState;
  extractions: readonly ExtractionView[];
  records: DraftRecords | null;
}) {
  const { t } = useLanguage();
  return (
    <section className="checked" aria-labelledby={`check-${step.key}`}>
      <h2 id={`check-${step.key}`} tabIndex={-1}>
        {t(step.title)}
      </h2>
      {step.key === 'documents' ? (
        <>
          <CheckedFiles index={index} draft={draft} />
          {extractions.length > 0 ? (
            <ReadKinds keeper={keeper} draft={draft} extractions={extractions} focus={`check-${step.key}`} />
          ) : null}
        </>
      ) : (
        <CheckedStep step={step} index={index} answers={answers} />
      )}
      <SuggestionsLine {...{ step, index, answers, extractions, records }} />
    </section>
  );
}

function useSubmit(keeper: DraftKeeper, consent: AiConsent | null) {
  const { t } = useLanguage();
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const submit = async () => {
    setWorking(true);
    setRefused({});
    try {
      const submitted = await submitDraft(await keeper.flush(), consent);
      keeper.end();
      leaveForThanks(submitted, 'new', t);
    } catch (error) {
      console.error('Submission failed', error);
      if (error instanceof ApiError) setRefused(error.fields);
      // The draft was saved or submitted elsewhere.
      if (codeOf(error) === 'VERSION_MISMATCH' || codeOf(error) === 'CONFLICT') void keeper.refresh();
      showToast({ title: 'Submission Failed', description: failureText(error), tone: 'danger' });
      setAttempt((count) => count + 1);
      setWorking(false);
    }
  };
  return { submit, working, refused, attempt };
}

/** Spec, section 8. */
function failureText(error: unknown): string {
  if (codeOf(error) === 'UNAUTHORIZED') return 'User must be authenticated to submit application';
  return messageOf(error, 'There was an error submitting your application. Please try again.');
}
