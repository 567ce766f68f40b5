import { Link } from 'react-router';
import { carriedText } from '../../letters/carried-text.ts';
import { DraftedBy } from '../../letters/drafted-by.tsx';
import { ContactInformation } from './contact.tsx';
import { firstCharacters } from './letter-text.ts';
import type { GeneratedLetter } from './use-generate-letter.ts';

/** Spec, section 2. */
const previewCharacters = 500;

/**
 * The letter just drafted: its beginning, the processor's contact, and how each instruction was handled.
 */
export function GeneratedLetterView({ letter, attorney }: { letter: GeneratedLetter; attorney: string | null }) {
  const carried = carriedText(letter.carried_over);
  return (
    <section className="letter-made" aria-labelledby="letter-made-title">
      <div className="letter-made__head">
        <h4 id="letter-made-title">The new letter</h4>
        <p className="muted small">
          {letter.word_count.toLocaleString('en-US')} words.{' '}
          {attorney ? `It goes to ${attorney} for review.` : 'No attorney is assigned to this case yet.'}
        </p>
      </div>
      <DraftedBy engine="embedded" model={null} changes={[]} engine_note={null} instructions={letter} />
      {carried === null ? null : <p className="small">{carried}</p>}
      {letter.not_applied.length > 0 ? (
        <p className="small">
          What was not applied can be <Link to={`/attorney/letters/${letter.letter_id}`}>worked in at the desk</Link>.
        </p>
      ) : null}
      <div className="letter-made__sides">
        <div className="letter-made__preview" dir="auto">
          {firstCharacters(letter.letter, previewCharacters)}
        </div>
        <ContactInformation contact={letter.contact} />
      </div>
    </section>
  );
}
