import { isOut, mayTake } from '../../../../domain/letters/life.ts';
import { useQuery } from '@tanstack/react-query';
import type { LetterView, WaitingEmail } from '../../../../contract/letter-view.ts';
import { orpc } from '../../../api/api.ts';
import { OpponentSection } from '../../../replies/opponent/opponent-section.tsx';
import { RepliesSection } from '../../../replies/replies-section.tsx';
import { WaitingEmailNotice } from '../../../sending/waiting-email.tsx';
import { DeliveryForm } from '../../../sending/delivery-form.tsx';
import { leftText } from '../../../sending/posting-text.ts';
import { letterStatusNames } from '../../../letters/letter-names.ts';
import { deliveryText, wayOut } from '../../../sending/way-out.ts';
import { waitingStatus } from '../../../sending/waiting-text.ts';
import { Button } from '../../../ui/button.tsx';
import { calendarDay } from '../../../ui/dates.ts';
import { momentOf } from '../../firm-dates.ts';
import { ApprovedHashes } from './approved-hash.tsx';
import { NoticeByHand } from './notice-by-hand.tsx';
import { SecureLinks } from './secure-links.tsx';
import { Tracking, type TrackingProps } from './tracking.tsx';
import { DraftedBy } from '../../../letters/drafted-by.tsx';

type DeliveryTabProps = TrackingProps & { onCompare: () => void };

const channels = { email: 'Secure email', certified_mail: 'Certified mail' };
type Delivery = LetterView['deliveries'][number];

/** Why a delivery was not sent, or not yet. */
const problemText = ({ status, problem }: Delivery): string =>
  status === 'failed' ? `It was not sent: ${problem}.` : `Not yet: ${problem}. It is retried automatically.`;

/** The email of this delivery, if the user has to decide what becomes of it. */
function waitingEmailOf(letter: LetterView, delivery: Delivery): WaitingEmail | null {
  if (delivery.waits_since === null || !letter.may.settle_email) return null;
  return {
    letter_id: letter.id,
    state: delivery.status === 'uncertain' ? 'uncertain' : 'refused',
    recipient: delivery.recipient,
    since: delivery.waits_since,
    problem: delivery.problem ?? '',
  };
}

function statusOf(letter: LetterView): string {
  const waiting = letter.deliveries.find((each) => each.waits_since !== null);
  const state = waiting && (waiting.status === 'uncertain' ? 'uncertain' : 'refused');
  return (
    waitingStatus(letter.status, state)?.toLowerCase() ??
    (isOut(letter.status) ? wayOut(letter) : letterStatusNames[letter.status]).toLowerCase()
  );
}

/** The letter's history: created, approved, sent, delivered, answered. */
export function DeliveryTab({ letter, busy, onTracking, onCompare }: DeliveryTabProps) {
  return (
    <div className="panel-part">
      <section aria-labelledby="history-title" className="panel-part">
        <h2 id="history-title">History</h2>
        <History letter={letter} />
        {letter.version > 1 && (
          <p className="button-row">
            <Button variant="secondary" size="small" onClick={onCompare}>
              Compare versions
            </Button>
          </p>
        )}
      </section>
      <section aria-labelledby="delivery-title" className="panel-part">
        <h2 id="delivery-title">Delivery</h2>
        {letter.deliveries.length === 0 ? (
          <p className="muted">Not sent yet. Delivery rows appear here once it is.</p>
        ) : (
          <Deliveries letter={letter} />
        )}
        {mayTrack(letter) && <Tracking letter={letter} busy={busy} onTracking={onTracking} />}
        {letter.may.record_delivery && <DeliveryForm letter={letter} />}
        <LetterFiles letter={letter} />
      </section>
      <SecureLinks letter={letter} />
      <DeskReplies letter={letter} />
      <OpponentSection level="h2" caseId={letter.case_id} />
    </div>
  );
}

/** The number can be entered while the mail is in transit; after that, the delivery row shows it. */
const mayTrack = ({ status, deliveries }: LetterView) =>
  mayTake(status, 'track') && deliveries.some((each) => each.channel === 'certified_mail');

function History({ letter }: { letter: LetterView }) {
  return (
    <ol role="list" className="event-list">
      {letter.status === 'returned_to_sender' && (
        <li>
          <p>Returned to sender</p>
        </li>
      )}
      {letter.delivered_on && (
        <li>
          <p>Delivered</p>
          <p className="muted small">
            {calendarDay(letter.delivered_on)}
            {letter.reply_due_on && `; an answer is due by ${calendarDay(letter.reply_due_on)}`}
          </p>
        </li>
      )}
      {letter.sent_at && (
        <li>
          <p>{wayOut({ ...letter, status: 'sent' })}</p>
          <p className="muted small">{leftText(letter.required_channel.channel, letter.sent_at)}</p>
        </li>
      )}
      {letter.approval && (
        <li>
          <p>Approved by {letter.approval.attorney_name}</p>
          <p className="muted small">{momentOf(letter.approval.at)}</p>
          <ApprovedHashes letter={letter} />
        </li>
      )}
      <li>
        <p>
          Version {letter.version}, {letter.word_count.toLocaleString('en-US')} words
        </p>
        <p className="muted small">Status: {statusOf(letter)}</p>
      </li>
      <Drafted letter={letter} />
    </ol>
  );
}

function Drafted({ letter }: { letter: LetterView }) {
  return (
    <li>
      <p>Drafted</p>
      <p className="muted small">{momentOf(letter.created_at)}</p>
      {letter.departure && (
        <p className="small">
          Out of order, by {letter.departure.attorney_name}. {letter.departure.obstacle} Reason:{' '}
          {letter.departure.reason}
        </p>
      )}
      <DraftedBy
        engine={letter.engine}
        model={letter.model}
        changes={letter.changes}
        engine_note={letter.engine_note}
        instructions={letter.instructions}
      />
    </li>
  );
}

function Deliveries({ letter }: { letter: LetterView }) {
  return (
    <ul role="list" className="event-list">
      {letter.deliveries.map((delivery) => {
        const waiting = waitingEmailOf(letter, delivery);
        return (
          <li key={delivery.id}>
            <p>
              <strong>
                {channels[delivery.channel]}
                {delivery.copy && ', a copy'}
              </strong>
              : {deliveryText(delivery).toLowerCase()}
            </p>
            <p className="small delivery__recipient">{delivery.recipient}</p>
            <p className="muted small">
              {delivery.tracking_number && (
                <>
                  Tracking <span className="mono">{delivery.tracking_number}</span>.{' '}
                </>
              )}
              {delivery.at && leftText(delivery.channel, delivery.at)}
              {delivery.status === 'to_print' &&
                delivery.post_by &&
                `To be posted by ${calendarDay(delivery.post_by)}.`}
            </p>
            {delivery.receipt_file_id && (
              <p className="small">
                <a href={`/api/files/${delivery.receipt_file_id}/download`}>Postmarked receipt</a>
              </p>
            )}
            {delivery.email_kept && (
              <p className="small">
                <a href={`/api/letters/${letter.id}/sent-email`}>The email as counsel sent it</a>
              </p>
            )}
            {delivery.status === 'to_email' && letter.may.email_notice && (
              <NoticeByHand letter={letter} to={delivery.recipient} />
            )}
            {delivery.problem && !waiting && <p className="small">{problemText(delivery)}</p>}
            {waiting && <WaitingEmailNotice email={waiting} of="this letter" />}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The processor's replies in this letter's case; the case lists the earlier letters. Until it loads, only this letter
 * can be chosen.
 */
function DeskReplies({ letter }: { letter: LetterView }) {
  const theCase = useQuery(orpc.cases.get.queryOptions({ input: { id: letter.case_id } }));
  return (
    <RepliesSection
      level="h2"
      caseId={letter.case_id}
      letters={theCase.data?.letters ?? [letter]}
      files={letter.exhibits}
    />
  );
}

/** The letter and what belongs to it, as files. */
function LetterFiles({ letter }: { letter: LetterView }) {
  return (
    <p className="button-row">
      <a href={`/api/letters/${letter.id}/pdf`} target="_blank" rel="noreferrer">
        {letter.sent_at ? 'Print-ready PDF' : 'PDF of the saved version'}
      </a>
      {letter.exhibit_book.state === 'bound' && (
        <a href={`/api/letters/${letter.id}/exhibits.pdf`} target="_blank" rel="noreferrer">
          Exhibit book
        </a>
      )}
      {letter.approval && (
        <a href={`/api/letters/${letter.id}/proof.pdf`} target="_blank" rel="noreferrer">
          Proof of service
        </a>
      )}
      {letter.may.release_record && (
        <a href={`/api/letters/${letter.id}/record.pdf`} target="_blank" rel="noreferrer">
          The firm’s record
        </a>
      )}
      <a href={`/api/letters/${letter.id}/sentences`} target="_blank" rel="noreferrer">
        Sources of each sentence
      </a>
      <a href={`/api/letters/${letter.id}/text`} target="_blank" rel="noreferrer">
        Plain text
      </a>
    </p>
  );
}
