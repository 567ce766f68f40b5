import { useState, type FormEvent } from 'react';
import type { StoryView } from '../../../../contract/story.ts';
import { harmKinds, harms, maxHarmWords, type HarmKind } from '../../../../domain/cases/story/harm.ts';
import { notQuotedTexts } from '../../../../domain/cases/story/not-quoted.ts';
import { sameJson } from '../../../../domain/same-json.ts';
import { messageOf } from '../../../api/api-error.ts';
import { useLanguage } from '../../../language/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice-group.tsx';
import { DateBoxes } from '../../../ui/date-boxes.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { amountId, dayId, readHarm, restoredHarm, typedHarmOf, type HarmErrors, type TypedHarm } from './typed-harm.ts';
import type { Story } from './use-story.ts';

/** What is typed of the harm, kept until the server has it. */
function useHarm(view: StoryView, reporting: Story['reporting']) {
  const saved = typedHarmOf(view.harm);
  const { value, change, clear, state } = useUnsaved<TypedHarm>({
    subject: 'story-harm',
    id: view.case_id,
    start: () => saved,
    restore: restoredHarm,
    toEntry: (typed) => (sameJson(typed, saved) ? null : typed),
  });
  const [errors, setErrors] = useState<HarmErrors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reporting.isPending) return;
    const read = readHarm(value);
    setErrors('errors' in read ? read.errors : {});
    reporting.reset();
    if ('harm' in read) return reporting.mutate(read.harm, { onSuccess: ({ harm }) => clear(typedHarmOf(harm)) });
    const [first] = Object.keys(read.errors);
    if (first) document.getElementById(first)?.focus();
  };
  const pick = (kind: HarmKind, on: boolean) =>
    change((typed) => ({
      ...typed,
      kinds: harmKinds.filter((each) => (each === kind ? on : typed.kinds.includes(each))),
    }));
  return { value, change, state, errors, submit, pick };
}

/** What the hold does to the business, each with a sum and a day where they are known, and one line of own words. */
export function HarmForm({ view, story: { reporting } }: { view: StoryView; story: Story }) {
  const { t } = useLanguage();
  const { value, change, state, errors, submit, pick } = useHarm(view, reporting);
  return (
    <section className="story-part" aria-labelledby="story-harm">
      <h2 id="story-harm">{t('What does the hold do to your business?')}</h2>
      <p className="measure">{t('The letter states it as your report. Choose only what is true today.')}</p>
      {reporting.error ? (
        <Notice tone="danger" title="Nothing was saved">
          <p>{t(messageOf(reporting.error, 'Please try again. What you typed is still here.'))}</p>
        </Notice>
      ) : null}
      <form className="fields event-form" noValidate onSubmit={submit} aria-labelledby="story-harm">
        <fieldset disabled={!view.may.decide} className="fields">
          <legend className="visually-hidden">{t('What does the hold do to your business?')}</legend>
          {harmKinds.map((kind) => (
            <div key={kind} className="fields">
              <Checkbox
                id={`harm-${kind}`}
                label={harms[kind].label}
                checked={value.kinds.includes(kind)}
                onCheckedChange={(on) => pick(kind, on)}
              />
              {value.kinds.includes(kind) ? <Extent kind={kind} typed={value} change={change} errors={errors} /> : null}
            </div>
          ))}
          <TextField
            id="harm-words"
            label="In one line of your own"
            markOptional
            hint="One plain sentence without sums. The letter quotes it."
            after={
              view.harm.not_quoted && value.words === view.harm.words
                ? `${t(notQuotedTexts[view.harm.not_quoted])} ${t('It says the rest of your report.')}`
                : null
            }
            maxLength={maxHarmWords}
            error={errors['harm-words']}
            value={value.words}
            onChange={(event) => change((typed) => ({ ...typed, words: event.target.value }))}
          />
        </fieldset>
        {view.may.decide ? (
          <div className="button-row">
            <Button type="submit" busy={reporting.isPending} busyLabel="Saving…">
              {t('Save')}
            </Button>
            <p className="muted small" role="status">
              {state === 'saved' ? '' : t('Not saved yet; stored on this device.')}
            </p>
          </div>
        ) : null}
      </form>
    </section>
  );
}

type ExtentProps = {
  kind: HarmKind;
  typed: TypedHarm;
  change: (update: (typed: TypedHarm) => TypedHarm) => void;
  errors: HarmErrors;
};

function Extent({ kind, typed, change, errors }: ExtentProps) {
  const { t } = useLanguage();
  return (
    <div className="harm-row" role="group" aria-label={t(harms[kind].label)}>
      <MoneyField
        id={amountId(kind)}
        label="How much?"
        markOptional
        error={errors[amountId(kind)]}
        value={typed.amounts[kind] ?? ''}
        onValueChange={(amount) => change((all) => ({ ...all, amounts: { ...all.amounts, [kind]: amount } }))}
      />
      <DateBoxes
        id={dayId(kind)}
        label="On which day?"
        markOptional
        error={errors[dayId(kind)]}
        value={typed.days[kind] ?? ''}
        onValueChange={(day) => change((all) => ({ ...all, days: { ...all.days, [kind]: day } }))}
      />
    </div>
  );
}
