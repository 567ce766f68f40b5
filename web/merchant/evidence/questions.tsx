import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { EvidenceView } from '../../../contract/evidence.ts';
import type { Question } from '../../../domain/ledger-of-account/account.ts';
import { messageOf } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { saidOf } from '../../evidence/account-text.ts';
import { useLanguage } from '../../language/language.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { refreshCases, refreshOnConflict } from '../case/frame/use-case.ts';

type Props = {
  caseId: string;
  questions: readonly Question[];
  answered: EvidenceView['answers'];
  mayAnswer: boolean;
};

/** What the files leave open. Each answer is remembered, and what they show is derived again. */
export function Questions({ caseId, questions, answered, mayAnswer }: Props) {
  const { t } = useLanguage();
  return (
    <>
      {questions.length > 0 ? (
        <section className="case-part" aria-labelledby="questions-title">
          <h2 id="questions-title">{t(questions.length === 1 ? 'One question' : 'A few questions')}</h2>
          {questions.map((question) => (
            <Asked key={question.key} caseId={caseId} question={question} mayAnswer={mayAnswer} />
          ))}
        </section>
      ) : null}
      {answered.length > 0 ? (
        <section className="case-part" aria-labelledby="answered-title">
          <h2 id="answered-title">{t('What you answered')}</h2>
          <ul role="list" className="case-files">
            {answered.map((each) => (
              <Answered key={each.key} caseId={caseId} answered={each} mayAnswer={mayAnswer} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Answered({
  caseId,
  answered: { key, text, label },
  mayAnswer,
}: {
  caseId: string;
  answered: EvidenceView['answers'][number];
  mayAnswer: boolean;
}) {
  const language = useLanguage();
  const { t } = language;
  const changing = useMutation({
    mutationFn: () => api.evidence.answer({ id: caseId, key, choice: null }),
    onSuccess: refreshCases,
    onError: refreshOnConflict,
  });
  return (
    <li>
      <span className="small">{saidOf(text, language)}</span>
      <strong>{t(label)}</strong>
      {mayAnswer ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={changing.isPending}
            busyLabel="Saving…"
            onClick={() => changing.mutate()}
          >
            {t('Take this answer back')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Asked({ caseId, question, mayAnswer }: { caseId: string; question: Question; mayAnswer: boolean }) {
  const language = useLanguage();
  const { t } = language;
  const [choice, setChoice] = useState('');
  const answering = useMutation({
    mutationFn: () => api.evidence.answer({ id: caseId, key: question.key, choice }),
    onSuccess: refreshCases,
    onError: refreshOnConflict,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice !== '') answering.mutate();
  };
  if (!mayAnswer) return <p className="measure">{saidOf(question.text, language)}</p>;
  return (
    <form className="records__question" onSubmit={submit}>
      <ChoiceGroup
        id={`answer-${question.key}`}
        label={saidOf(question.text, language)}
        required
        options={question.choices}
        value={choice}
        onValueChange={setChoice}
      />
      <div>
        <Button
          type="submit"
          variant="secondary"
          busy={answering.isPending}
          busyLabel="Saving…"
          disabled={choice === ''}
        >
          {t('Answer')}
        </Button>
      </div>
      {answering.error ? (
        <p className="field__error" role="alert">
          {t(messageOf(answering.error, 'Please try again.'))}
        </p>
      ) : null}
    </form>
  );
}
