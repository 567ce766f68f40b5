import { useEffect } from 'react';
import { steps } from '../../domain/intake/steps.ts';
import { useLanguage, type Language } from '../language/language.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { notProvided } from './answer-text.ts';
import type { AnswersEdit } from './answers-edit.ts';
import { answerOfLostSubmit } from './application-api.ts';
import { factsOf } from './checked-step.tsx';
import { leaveForThanks } from './leave-for-thanks.ts';
import type { Submitted } from './submission.ts';

type Props = {
  submitted: Submitted;
  /** The answers on this page, and those last saved. */
  typed: Pick<AnswersEdit, 'base' | 'answers'>;
  /** Forgets what was typed, and opens an empty application. */
  onAnother: () => void;
};

/**
 * Shown in place of an application that became a case in another tab or before Back was pressed: a link to the case,
 * and what was typed here but is not part of it.
 */
export default function SubmittedElsewhere({ submitted, typed, onAnother }: Props) {
  const language = useLanguage();
  const { t } = language;
  // This tab may have submitted it itself, and lost the response.
  useEffect(() => {
    void answerOfLostSubmit(0).then(
      (own) => own && leaveForThanks(own, 'known', t),
      () => undefined,
    );
  }, [t]);
  const late = lateAnswers(typed, language);
  return (
    <main id="main" className="page app-main">
      <Notice
        tone="info"
        announce
        title={t('This application is already submitted: {number}', { number: submitted.case_number })}
      >
        {late.length > 0 ? (
          <>
            <p>{t('What you typed here since then is not part of it. You can add it on the page of the case:')}</p>
            <dl className="facts">
              {late.map(({ field, label, text }) => (
                <div key={field}>
                  <dt>{label}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
        <div className="button-row">
          <LinkButton to={`/dashboard/cases/${submitted.case_id}`} variant="secondary" size="small">
            {t('See your case')}
          </LinkButton>
          <Button variant="quiet" size="small" onClick={onAnother}>
            {t('Begin another application')}
          </Button>
        </div>
      </Notice>
    </main>
  );
}

/** The answers on this page that differ from those last saved. */
function lateAnswers({ base, answers }: Props['typed'], language: Language) {
  return steps.flatMap((step) => {
    const saved = new Map(factsOf(step, base, language).map(({ field, text }) => [field, text]));
    return factsOf(step, answers, language).filter(
      ({ field, text }) => text !== notProvided && text !== (saved.get(field) ?? notProvided),
    );
  });
}
