import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Draft } from '../../../contract/application.ts';
import { isBegun } from '../../../domain/intake/begun.ts';
import { centsFromEntry, formatCents } from '../../../domain/money/cents.ts';
import { nameOfProcessor, processorLabel, processors } from '../../../domain/processors.ts';
import { orpc } from '../../api/api.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { datesIn } from '../../language/dates.ts';
import { english, useLanguage, type Language } from '../../language/language.ts';
import { steps } from '../../../domain/intake/steps.ts';

const DiscardDialog = lazy(() => import('./discard-dialog.tsx'));

/** The application that was started and not submitted; null if there is none, undefined until that is known. */
export const useOpenDraft = () =>
  useQuery({
    ...orpc.application.getDraft.queryOptions(),
    // The wizard saves without updating this cache.
    refetchOnMount: 'always',
    select: (draft) => (isBegun({ ...draft, uploads: draft.uploads.length }) ? draft : null),
  });

/** The step at which an unsubmitted application is, and a link to continue it. */
export function DraftCard({ draft }: { draft: Draft }) {
  const language = useLanguage();
  const { t } = language;
  const [discarding, setDiscarding] = useState(false);
  return (
    <article className="case-card draft-card" aria-labelledby="draft-title">
      <h3 id="draft-title">{t('Your application is not submitted yet')}</h3>
      <p>{draftText(draft, language)}</p>
      <div className="button-row">
        <LinkButton to="/apply" variant="secondary">
          {t('Continue your application')}
        </LinkButton>
        <Button variant="quiet" onClick={() => setDiscarding(true)}>
          {t('Discard')}
          <span className="visually-hidden"> {t('the application')}</span>
        </Button>
      </div>
      {discarding ? (
        <Suspense>
          <DiscardDialog draft={draft} onClose={() => setDiscarding(false)} />
        </Suspense>
      ) : null}
    </article>
  );
}

/** The known parts of "PayPal, $12,500. Step 3 of 9, saved Nov 25, 1:34 PM." */
export function draftText({ answers, step, updated_at }: Draft, { t, locale }: Language = english): string {
  const { processor, otherProcessor, amountHeld } = answers.fields;
  const cents = typeof amountHeld === 'string' ? centsFromEntry(amountHeld) : null;
  const known = processors.find((each) => each === processor);
  const typed = typeof otherProcessor === 'string' && otherProcessor.trim() ? otherProcessor : null;
  const about = [
    known ? (nameOfProcessor({ processor: known, other_processor: typed }) ?? t(processorLabel(known))) : null,
    cents === null ? null : t('{amount} held', { amount: formatCents(cents, 'short') }),
  ].filter((each) => each !== null);
  const place =
    updated_at === null
      ? t('Step {step} of {all}.', { step: step + 1, all: steps.length })
      : t('Step {step} of {all}, saved {when}.', {
          step: step + 1,
          all: steps.length,
          when: datesIn(locale).momentOf(updated_at),
        });
  return [about.length > 0 ? `${about.join(', ')}.` : null, place].filter((each) => each !== null).join(' ');
}
