import { AnswersSection } from '../answers/answers-section.tsx';
import type { AdminCase } from './case-fields.ts';
import { LetterGenerator } from './letters/generator.tsx';
import { LetterList } from './letters/letter-list.tsx';
import './letters/letters.css';

/** The letters tab (spec, section 2): a generator, what the processor answered, and the letters that were generated before. */
export function CaseLetters({ theCase }: { theCase: AdminCase }) {
  return (
    <div className="letters">
      <LetterGenerator theCase={theCase} />
      <AnswersSection level="h3" caseId={theCase.id} letters={theCase.letters} files={theCase.case_files} />
      <LetterList theCase={theCase} />
    </div>
  );
}
