import { isUnapproved } from '../../../domain/letters/life.ts';
import { useState, type FormEvent } from 'react';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import type { LetterType } from '../../../domain/letters/letter.ts';
import { draftingBar, nextLetterType } from '../../../domain/cases/letter-order.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea } from '../../ui/text-field.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { useUnsavedText } from '../../unsaved/use-unsaved.ts';
import { OverEditsDialog } from '../../letters/over-edits-dialog.tsx';
import { GeneratedLetterView } from './generated-letter.tsx';
import { useLetterOrder } from '../../letters/use-letter-order.ts';
import { letterStatusNames } from '../../letters/letter-names.ts';
import { typeLabel, typesInOrder } from './letter-text.ts';
import { useGenerateLetter, type GeneratedLetter } from './use-generate-letter.ts';

/** The demand letter generator (spec, section 2): a type, optional instructions, and the result. */
export function LetterGenerator({ theCase }: { theCase: AdminCase }) {
  const { letters, replies } = useLetterOrder(theCase);
  const [today] = useState(() => firmDayOf(new Date()));
  const [type, setType] = useState<LetterType>(nextLetterType(letters) ?? 'escalation');
  const [made, setMade] = useState<GeneratedLetter | null>(null);
  const instructions = useUnsavedText('letter-instructions', theCase.id);
  const generating = useGenerateLetter((letter) => {
    setMade(letter);
    instructions.clear();
  });
  const generate = (overEdits: boolean) =>
    generating.generate({ caseId: theCase.id, demandType: type, customInstructions: instructions.text, overEdits });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!generating.isPending) generate(false);
  };
  const bar = draftingBar(theCase, { letters, replies }, type, today);
  const replaced = letters.find(({ status }) => isUnapproved(status));
  return (
    <section className="letters__part" aria-labelledby="generator-title">
      <h3 id="generator-title">Generate a demand letter</h3>
      <form className="letter-form" onSubmit={submit} aria-busy={generating.isPending || undefined}>
        <SelectField
          id="letter-type"
          label="Letter type"
          width="full"
          value={type}
          onChange={(event) => setType(typesInOrder.find((each) => each === event.target.value) ?? 'initial')}
          // Shown as a hint, not as an error: a user who only opens the tab has made no mistake.
          hint={
            bar?.text ??
            (replaced
              ? `The new letter takes the place of “${replaced.title}” (${letterStatusNames[replaced.status].toLowerCase()}).`
              : undefined)
          }
          options={typesInOrder.map((each) => ({ value: each, label: typeLabel(each, { letters, replies }) }))}
        />
        <TextArea
          id="letter-instructions"
          label="Custom instructions"
          markOptional
          rows={3}
          maxLength={4_000}
          dir="auto"
          value={instructions.text}
          onChange={(event) => instructions.setText(event.target.value)}
          hint="A deadline (“Give them 20 business days”), and parts in or out (“Leave out the settlement offer”). The built-in drafter writes the letter; facts, amounts, citations and the recipient come from the file."
        />
        <div className="button-row">
          <Button
            type="submit"
            disabled={bar !== null && !generating.isPending}
            busy={generating.isPending}
            busyLabel="Generating…"
          >
            Generate Demand Letter
          </Button>
        </div>
      </form>
      {generating.question ? (
        <OverEditsDialog
          question={generating.question}
          onGoOn={() => generate(true)}
          onClose={generating.dropQuestion}
        />
      ) : null}
      {made ? <GeneratedLetterView letter={made} attorney={theCase.attorney?.name ?? null} /> : null}
    </section>
  );
}
