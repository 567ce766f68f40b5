import { useState, type FormEvent } from 'react';
import { letterTypes, type LetterType } from '../../../domain/letter.ts';
import { useKeptText } from '../../case/kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/feedback.tsx';
import { SelectField, TextArea } from '../../ui/text-field.tsx';
import type { AdminCase } from '../case-fields.ts';
import { GeneratedLetterView } from './generated-letter.tsx';
import { typeWords } from './letter-words.ts';
import { useGenerateLetter, type GeneratedLetter } from './use-generate-letter.ts';

/** The demand letter generator (spec, section 2): a type, own instructions, and what came of it. */
export function LetterGenerator({ theCase }: { theCase: AdminCase }) {
  const [type, setType] = useState<LetterType>('initial');
  const [made, setMade] = useState<GeneratedLetter | null>(null);
  const instructions = useKeptText(`letter-instructions.${theCase.id}`);
  const generating = useGenerateLetter((letter) => {
    setMade(letter);
    instructions.forget();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!generating.isPending) generating.mutate({ caseId: theCase.id, demandType: type, customInstructions: instructions.text });
  };
  const noneSent = theCase.letters.every((letter) => letter.sent_at === null);
  return (
    <section className="letters__part" aria-labelledby="generator-title">
      <h3 id="generator-title">Generate a demand letter</h3>
      <form className="letter-form" onSubmit={submit} aria-busy={generating.isPending || undefined}>
        <SelectField id="letter-type" label="Letter type" width="full" value={type} onChange={(event) => setType(letterTypes.find((each) => each === event.target.value) ?? 'initial')}
          hint={noneSent ? 'No letter of this case has been sent yet; until then only the initial one can be drafted.' : undefined}
          options={letterTypes.map((each) => ({ value: each, label: typeWords[each] }))} />
        <TextArea id="letter-instructions" label="Custom instructions" markOptional rows={3} maxLength={4_000} dir="auto" value={instructions.text} onChange={(event) => instructions.setText(event.target.value)}
          hint="What this letter should say or leave out. The attorney has the last word." />
        <div className="button-row">
          <Button type="submit" busy={generating.isPending} busyLabel="Generating…">Generate Demand Letter</Button>
          {generating.isPending ? <span className="letter-form__wait"><Spinner label="Drafting and checking the letter…" /></span> : null}
        </div>
      </form>
      {made ? <GeneratedLetterView letter={made} attorney={theCase.attorney?.name ?? null} /> : null}
    </section>
  );
}
