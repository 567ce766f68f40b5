import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { v4 } from 'uuid';
import type { Ledger } from '../../contract/money.ts';
import { firmToday } from '../ui/typed-values.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { messageOf } from '../api/api-error.ts';
import { api, orpc, queryClient } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { calendarDay, momentOf } from '../ui/dates.ts';
import { Notice } from '../ui/feedback.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';

type Offer = Ledger['offers'][number];

/** The offers of the processor, each with counsel's advice to the client, and what the client decided; nothing while there are none. */
export function OfferAdvice({ caseId }: { caseId: string }) {
  const { data } = useQuery(orpc.money.getLedger.queryOptions({ input: { id: caseId } }));
  const offers = data?.offers ?? [];
  if (offers.length === 0) return null;
  return (
    <section className="panel-part" aria-labelledby="advice-title">
      <h2 id="advice-title">{offers.length === 1 ? 'Offer' : 'Offers'}</h2>
      {offers.map((offer) =>
        offer.status === 'open' ? (
          <Advise key={offer.id} caseId={caseId} offer={offer} />
        ) : (
          <Decided key={offer.id} offer={offer} />
        ),
      )}
    </section>
  );
}

function Advise({ caseId, offer }: { caseId: string; offer: Offer }) {
  const draft = useUnsavedText('offer-advice', offer.id);
  const [tried, setTried] = useState(false);
  const body = draft.text.trim();
  const advising = useAdvise(caseId, offer.id, draft.clear);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(body === '');
    if (body !== '' && !advising.isPending) advising.mutate(body);
  };
  return (
    <form className="fields" onSubmit={submit} noValidate>
      <Terms offer={offer} />
      {offer.advice ? (
        <Advice body={offer.advice.body} />
      ) : (
        <p className="muted">
          {offer.received_on < firmToday()
            ? `Your client has had this offer since ${calendarDay(offer.received_on)}, and your advice was due that day.`
            : 'Your client has this offer already and expects your advice today.'}
        </p>
      )}
      {advising.isError ? (
        <Notice tone="danger" title="Your advice was not given">
          <p>{messageOf(advising.error, 'Please try again.')} What you wrote is kept here.</p>
        </Notice>
      ) : null}
      <TextArea
        id={`advice-${offer.id}`}
        label={offer.advice ? 'Advise otherwise' : 'Your advice'}
        hint="Only you and your client read it."
        required
        rows={4}
        maxLength={2_000}
        dir="auto"
        error={tried && body === '' ? 'Enter: Advice.' : undefined}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={advising.isPending} busyLabel="Sending…">
        Advise your client
      </Button>
    </form>
  );
}

const decided: Record<Exclude<Offer['status'], 'open'>, string> = {
  accepted: 'Your client accepts it: tell the processor.',
  declined: 'Your client declines it: tell the processor.',
  withdrawn: 'The processor withdrew it.',
};

/** An offer that is closed: what became of it, and what counsel advised. */
function Decided({ offer }: { offer: Offer }) {
  const { status, answered_at: at, signed_name: name } = offer;
  if (status === 'open') return null;
  return (
    <div>
      <Terms offer={offer} />
      <p>
        <strong>{decided[status]}</strong>
        {at && name ? (
          <>
            {' '}
            Signed by <bdi>{name}</bdi>, <time dateTime={at}>{momentOf(at)}</time>.
          </>
        ) : null}
      </p>
      {offer.advice ? <Advice body={offer.advice.body} /> : null}
    </div>
  );
}

const Terms = ({ offer }: { offer: Offer }) => (
  <p>
    <strong className="money">{formatCents(offer.amount_cents)}</strong>
    {offer.answer_by ? <>, to be answered by {calendarDay(offer.answer_by)}</> : null}
    {offer.terms ? <>. {offer.terms}</> : null}
  </p>
);

const Advice = ({ body }: { body: string }) => (
  <p className="offer__terms" dir="auto">
    {body}
  </p>
);

/** Gives the advice once, however often it is tried: the same text uses the same id until it has arrived. */
function useAdvise(caseId: string, offerId: string, onGiven: () => void) {
  const [last, setLast] = useState<{ id: string; body: string } | null>(null);
  return useMutation({
    mutationFn: (body: string) => {
      const attempt = last?.body === body ? last : { id: v4(), body };
      setLast(attempt);
      return api.money.adviseOffer({ id: caseId, offer_id: offerId, advice_id: attempt.id, body });
    },
    onSuccess: (ledger) => {
      queryClient.setQueryData(orpc.money.getLedger.queryKey({ input: { id: caseId } }), ledger);
      onGiven();
    },
  });
}
