import { useState, type FormEvent } from 'react';
import type { PacketView } from '../../contract/packet.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { ApiError, messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { calendarDay } from '../ui/dates.ts';
import { Notice } from '../ui/feedback.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { exactCents, sumTrouble } from '../ui/sums.ts';
import { firmToday } from '../ui/typed-values.ts';
import type { Packet } from './use-packet.ts';

type OfferFormProps = { packet: PacketView; actions: Packet };

/** Proposes terms that the merchant may offer. Only if the merchant signs them as a paper is anything offered. */
export function OfferTermsForm({ packet, actions: { proposeOffer } }: OfferFormProps) {
  const [amount, setAmount] = useState('');
  const [until, setUntil] = useState('');
  const [terms, setTerms] = useState('');
  const [tried, setTried] = useState(false);
  const cents = exactCents(amount) ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (proposeOffer.isPending || cents <= 0 || until === '') return;
    proposeOffer.mutate(
      { id: packet.case_id, offer: { amount_cents: cents, terms: terms.trim(), good_until: until } },
      { onSuccess: () => setTried(false) },
    );
  };
  const fields: Record<string, string | undefined> =
    proposeOffer.error instanceof ApiError ? proposeOffer.error.fields : {};
  const proposed = packet.offer_terms;
  return (
    <details className="packet__more">
      <summary>Offer of compromise</summary>
      <p>
        A letter makes no offer. If the merchant chooses to make one, propose its terms here: the merchant reads and
        signs them as a paper of its own, which then goes out with the next letter drafted.
      </p>
      {proposed ? (
        <div>
          <p>
            Proposed: {formatCents(proposed.amount_cents)}, good until {calendarDay(proposed.good_until)}.
          </p>
          <Button
            variant="secondary"
            size="small"
            busy={proposeOffer.isPending}
            busyLabel="Taking back…"
            onClick={() => proposeOffer.mutate({ id: packet.case_id, offer: null })}
          >
            Take the proposal back
          </Button>
        </div>
      ) : null}
      <form className="packet__form" onSubmit={submit} noValidate aria-label="Propose an offer of compromise">
        {proposeOffer.error ? (
          <Notice tone="danger" title="The terms were not proposed">
            {messageOf(proposeOffer.error, 'Please try again.')}
          </Notice>
        ) : null}
        <TextField
          id="offer-amount"
          label="Sum the merchant would accept"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          className="control--numeric control--medium"
          required
          error={(tried ? sumTrouble(amount) : undefined) ?? fields['offer.amount_cents'] ?? fields['amount_cents']}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          id="offer-until"
          type="date"
          label="Good until"
          width="medium"
          required
          min={firmToday()}
          error={
            tried && until === ''
              ? 'Enter the last day of the offer.'
              : (fields['offer.good_until'] ?? fields['good_until'])
          }
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <TextArea
          id="offer-terms"
          label="Further terms"
          markOptional
          rows={3}
          maxLength={2_000}
          dir="auto"
          value={terms}
          onChange={(event) => setTerms(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={proposeOffer.isPending} busyLabel="Proposing…">
          Propose to the merchant
        </Button>
      </form>
    </details>
  );
}
