import { isApproved, isUnapproved, mayTake } from '../../../domain/letters/life.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { CaseLetter } from '../../../contract/letter-view.ts';
import { messageOf } from '../../api/api-error.ts';
import { LetterDelivery } from '../../sending/delivery-form.tsx';
import { WaitingEmailNotice } from '../../sending/waiting-email.tsx';
import { waitingStatus } from '../../sending/waiting-text.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf, shortDay } from '../../ui/dates.ts';
import { Skeletons } from '../../ui/feedback.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { ListFailed } from '../panel/list-failed.tsx';
import { CopyContact } from './contact.tsx';
import { DownloadLetter, fetchLetter } from './download-letter.tsx';
import { letterStatusNames } from '../../letters/letter-names.ts';
import { typeNames } from './letter-text.ts';
import { SendToAttorney } from './send-to-attorney.tsx';

type ItemProps = { letter: CaseLetter; /** Its number in the case, the oldest 1. */ place: number; theCase: AdminCase };

/** One letter: what it is, its state, its beginning, and all staff actions on it. */
export function LetterItem({ letter, place, theCase }: ItemProps) {
  const [isOpen, setOpen] = useState(false);
  const [isArriving, setArriving] = useState(false);
  const id = useId();
  // Titles repeat; screen readers need to know which letter a button is for.
  const name = `letter ${place}, ${letter.title}`;
  return (
    <li className="letter-item" data-status={letter.status} aria-labelledby={`${id}-title`}>
      <div className="letter-item__head">
        <h4 id={`${id}-title`} dir="auto">
          {letter.title}
        </h4>
        <p className="letter-item__what">
          {typeNames[letter.demand_type]} ·{' '}
          <span className="letter-item__status" data-status={letter.status}>
            {waitingStatus(letter.status, letter.waiting_email?.state) ?? letterStatusNames[letter.status]}
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
      {letter.waiting_email ? (
        <WaitingEmailNotice email={letter.waiting_email} of={name} />
      ) : (
        <SendToAttorney letter={letter} theCase={theCase} name={name} />
      )}
      {isArriving ? <LetterDelivery letterId={letter.id} /> : null}
      <div className="letter-item__tools" role="group" aria-label={`What to do with ${name}`}>
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
          <span className="visually-hidden"> of {name}</span>
        </Button>
        {mayTake(letter.status, 'deliver') ? (
          <Button variant="quiet" size="small" aria-expanded={isArriving} onClick={() => setArriving(!isArriving)}>
            Delivery<span className="visually-hidden"> of {name}</span>
          </Button>
        ) : null}
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
        {isApproved(letter.status) ? (
          <a className="letter-item__link" href={`/api/letters/${letter.id}/proof.pdf`} target="_blank" rel="noopener">
            Proof of service<span className="visually-hidden"> of {name}, as PDF (opens a new window)</span>
          </a>
        ) : null}
        <a className="letter-item__link" href={`/admin/letters/${letter.id}/print`} target="_blank" rel="noopener">
          Print<span className="visually-hidden"> {name} (opens a new window)</span>
        </a>
      </div>
    </li>
  );
}

/** The server returns at most 150 characters (spec, section 2). */
const goesOn = (preview: string) => Array.from(preview).length >= 150;

function datesOf(letter: CaseLetter): string[] {
  return [
    `Created ${dayOf(letter.created_at)}`,
    ...(letter.version > 1 ? [`changed ${dayOf(letter.updated_at)}`] : []),
    ...(isUnapproved(letter.status) ? [`review due ${shortDay(letter.due_on)}`] : []),
    ...(letter.sent_at ? [`sent ${dayOf(letter.sent_at)}`] : []),
    ...(letter.tracking_number ? [`certified mail ${letter.tracking_number}`] : []),
    ...(letter.delivered_on ? [`delivered ${shortDay(letter.delivered_on)}`] : []),
    ...(letter.reply_due_on ? [`answer due ${shortDay(letter.reply_due_on)}`] : []),
  ];
}

/** The full text of a letter's current version. */
function WholeLetter({ id, version }: { id: string; version: number }) {
  const query = useQuery({
    queryKey: ['letter-text', id, version],
    queryFn: async () => (await fetchLetter(id, 'text')).blob.text(),
    staleTime: Infinity,
  });
  if (query.data !== undefined)
    return (
      <div className="letter-item__whole" role="region" aria-label="The whole letter" tabIndex={0}>
        {query.data}
      </div>
    );
  if (query.isPending) return <Skeletons rows={4} height="1.25rem" label="Loading the letter…" />;
  return (
    <ListFailed
      noun="the letter"
      message={messageOf(query.error, '')}
      retry={() => void query.refetch()}
      restart={null}
    />
  );
}
