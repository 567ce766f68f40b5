import { dayOf, shortDay } from '../../ui/dates.ts';
import type { CaseLetter } from './case-types.ts';

const kindLabel: Record<CaseLetter['demand_type'], string> = {
  initial: 'First demand letter',
  follow_up: 'Follow-up letter',
  final: 'Final letter',
  escalation: 'Escalation letter',
};

/** Letters that were sent, each as PDF and as text. */
export function Letters({ letters }: { letters: readonly CaseLetter[] }) {
  return (
    <section className="case-part" id="letters" aria-labelledby="letters-title" tabIndex={-1}>
      <h2 id="letters-title">Letters</h2>
      {letters.length === 0 ? (
        <p className="muted measure">
          No letter has gone out yet. As soon as an attorney has signed it and it is sent, you can read and download it
          here.
        </p>
      ) : (
        <ul role="list" className="letters">
          {letters.map((letter) => (
            <Letter key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Letter({ letter }: { letter: CaseLetter }) {
  return (
    <li className="letter-row">
      <div>
        <h3 dir="auto">{kindLabel[letter.demand_type]}</h3>
        <p className="muted small" dir="auto">
          {letter.title}
        </p>
      </div>
      <dl className="letter-row__dates">
        {letter.sent_at ? (
          <div>
            <dt>Sent</dt>
            <dd>
              <time dateTime={letter.sent_at}>{dayOf(letter.sent_at)}</time>
            </dd>
          </div>
        ) : null}
        {letter.tracking_number ? (
          <div>
            <dt>Certified mail number</dt>
            <dd className="mono">{inFours(letter.tracking_number)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{letter.status === 'returned_to_sender' ? 'Came back' : 'Delivered'}</dt>
          <dd>{deliveryText(letter)}</dd>
        </div>
        {letter.answer_due_on ? (
          <div>
            <dt>Answer due</dt>
            <dd>
              <time dateTime={letter.answer_due_on}>{shortDay(letter.answer_due_on)}</time>
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="letter-row__links">
        <a href={`/api/letters/${letter.id}/pdf?download`}>
          Download PDF<span className="visually-hidden"> of {letter.title}</span>
        </a>
        {letter.has_exhibit_book ? (
          <a href={`/api/letters/${letter.id}/exhibits.pdf?download`}>
            Exhibits<span className="visually-hidden"> sent with {letter.title}, as PDF</span>
          </a>
        ) : null}
        <a href={`/api/letters/${letter.id}/text`}>
          Text<span className="visually-hidden"> of {letter.title}</span>
        </a>
      </p>
    </li>
  );
}

function deliveryText(letter: CaseLetter): string {
  if (letter.status === 'returned_to_sender') return 'The post brought it back; we send it again';
  return letter.delivered_on ? shortDay(letter.delivered_on) : 'Not recorded yet';
}

/** A certified-mail number in groups of four, as the label prints it. */
const inFours = (number: string): string => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
