import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { CaseLetter } from '../../../contract/letters.ts';
import { calendarDay, dayOf } from '../../dashboard/dates.ts';
import type { AdminCase } from '../case-fields.ts';
import { Button } from '../../ui/button.tsx';
import { CopyContact } from './contact.tsx';
import { DownloadLetter } from './download-letter.tsx';
import { statusNames, typeNames } from './letter-words.ts';
import { SendToAttorney } from './send-to-attorney.tsx';
import { WholeLetter } from './whole-letter.tsx';

type ItemProps = { letter: CaseLetter; /** Its number in the case, the oldest 1. */ place: number; theCase: AdminCase };

/** One letter: what it is, where it stands, how it begins, and all that staff do with it. */
export function LetterItem({ letter, place, theCase }: ItemProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // Titles repeat; a screen reader hears which of them a button belongs to.
  const name = `letter ${place}, ${letter.title}`;
  return (
    <li className="letter-item" aria-labelledby={`${id}-title`}>
      <div className="letter-item__head">
        <h4 id={`${id}-title`} dir="auto">
          {letter.title}
        </h4>
        <p className="letter-item__what">
          {typeNames[letter.demand_type]} ·{' '}
          <span className="letter-item__status" data-status={letter.status}>
            {statusNames[letter.status]}
          </span>{' '}
          · Version {letter.version} · {letter.word_count.toLocaleString('en-US')} words
        </p>
      </div>
      <p className="muted small">{datesOf(letter).join(' · ')}</p>
      {isOpen ? (
        <WholeLetter id={letter.id} version={letter.version} />
      ) : (
        <p className="letter-item__preview" dir="auto">
          {letter.preview}
          {goesOn(letter.preview) ? '…' : ''}
        </p>
      )}
      <SendToAttorney letter={letter} theCase={theCase} name={name} />
      <div className="letter-item__tools" role="group" aria-label={`What to do with ${name}`}>
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
          <span className="visually-hidden"> of {name}</span>
        </Button>
        <Link className="letter-item__link" to={`/attorney/letters/${letter.id}`}>
          View<span className="visually-hidden"> {name} at the attorney’s desk</span>
        </Link>
        <CopyContact contact={letter.contact} of={name} />
        <DownloadLetter id={letter.id} name={name} />
        {letter.has_exhibit_book ? (
          <a
            className="letter-item__link"
            href={`/api/letters/${letter.id}/exhibits.pdf`}
            target="_blank"
            rel="noopener"
          >
            Exhibits<span className="visually-hidden"> of {name}, as PDF (opens a new window)</span>
          </a>
        ) : null}
        <a className="letter-item__link" href={`/admin/letters/${letter.id}/print`} target="_blank" rel="noopener">
          Print<span className="visually-hidden"> {name} (opens a new window)</span>
        </a>
      </div>
    </li>
  );
}

/** The server gives at most 150 characters (spec, section 2). */
const goesOn = (preview: string) => Array.from(preview).length >= 150;

function datesOf(letter: CaseLetter): string[] {
  return [
    `Created ${dayOf(letter.created_at)}`,
    ...(letter.version > 1 ? [`changed ${dayOf(letter.updated_at)}`] : []),
    ...(letter.status === 'draft' || letter.status === 'in_review' ? [`review due ${calendarDay(letter.due_on)}`] : []),
    ...(letter.sent_at ? [`sent ${dayOf(letter.sent_at)}`] : []),
    ...(letter.tracking_number ? [`certified mail ${letter.tracking_number}`] : []),
    ...(letter.delivered_on ? [`delivered ${calendarDay(letter.delivered_on)}`] : []),
    ...(letter.answer_due_on ? [`answer due ${calendarDay(letter.answer_due_on)}`] : []),
  ];
}
