import { Link } from 'react-router';
import { Notice } from '../../ui/feedback.tsx';
import { ContactInformation } from './contact.tsx';
import { firstCharacters } from './letter-words.ts';
import type { GeneratedLetter } from './use-generate-letter.ts';

/** Spec, section 2. */
const previewCharacters = 500;

/** The letter that was just made: how it begins, how its processor is reached, and what of the instructions is not in it. */
export function GeneratedLetterView({ letter, attorney }: { letter: GeneratedLetter; attorney: string | null }) {
  return (
    <section className="letter-made" aria-labelledby="letter-made-title">
      <div className="letter-made__head">
        <h4 id="letter-made-title">The new letter</h4>
        <p className="muted small">{letter.word_count.toLocaleString('en-US')} words. {attorney ? `It goes to ${attorney} for review.` : 'No attorney is assigned to this case yet.'}</p>
      </div>
      {letter.not_applied.length > 0 ? (
        <Notice tone="warning" title="Not applied to this letter">
          {letter.not_applied.map((each) => <p key={each} dir="auto" className="letter-made__instruction">{each}</p>)}
          <p>The drafter takes no instructions in free words. <Link to={`/attorney/letters/${letter.letter_id}`}>Work them in at the desk</Link>.</p>
        </Notice>
      ) : null}
      <div className="letter-made__sides">
        <div className="letter-made__preview" dir="auto">{firstCharacters(letter.letter, previewCharacters)}</div>
        <ContactInformation contact={letter.contact} />
      </div>
    </section>
  );
}
