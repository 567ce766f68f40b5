import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { nameOfProcessor } from '../../../../domain/processors.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import { messageOf } from '../../../api/api-error.ts';
import { api, orpc, queryClient } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import type { CaseDetail, Offer } from '../frame/case-types.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { decisionOf, SignDecision, useSignerName, type GivenName } from './sign-decision.tsx';
import { statusText } from './offers.tsx';
import { refreshCases, refreshOnConflict } from '../frame/use-case.ts';
import { useLanguage } from '../../../language/language.ts';

type OfferDialogProps = { theCase: CaseDetail; offerId: string; answer: 'accept' | 'decline'; onClose: () => void };

/** Last confirmation before a response to an offer is final: amount, fee and what remains, in dollars. */
export default function OfferDialog({ theCase, offerId, answer, onClose }: OfferDialogProps) {
  const language = useLanguage();
  const { t } = language;
  const query = useQuery(orpc.money.getLedger.queryOptions({ input: { id: theCase.id } }));
  const offer = query.data?.offers.find((each) => each.id === offerId);
  const answering = useAnswer(theCase.id, onClose);
  const signed = useSignerName(theCase.id, offerId);
  const shared = { open: true, onOpenChange: (open: boolean) => !open && onClose() } as const;
  const title = answer === 'accept' ? 'Accept this offer?' : 'Decline this offer?';
  if (query.data && offer?.status === 'open') {
    return (
      <Dialog
        {...shared}
        title={title}
        footer={<Foot offer={offer} answer={answer} answering={answering} signed={signed} onClose={onClose} />}
      >
        <div className="fields">
          {answering.error ? (
            <Notice tone="danger" title="Your answer was not recorded">
              {t(messageOf(answering.error, 'Please try again.'))}
            </Notice>
          ) : null}
          <Terms
            theCase={theCase}
            offer={offer}
            feePercent={query.data.fee_percent}
            rest={query.data.totals.outstanding_cents - offer.amount_cents}
            answer={answer}
          />
          <SignDecision theCase={theCase} offer={offer} answer={answer} signed={signed} />
        </div>
      </Dialog>
    );
  }
  if (offer && answering.data && answering.variables.answer === 'accepted')
    return (
      <Dialog {...shared} title="You accepted the offer" footer={<Done onClose={onClose} />}>
        <Accepted theCase={theCase} offer={offer} />
      </Dialog>
    );
  return (
    <Dialog
      {...shared}
      title={title}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {query.isPending ? <Skeletons rows={2} label="Loading the offer…" /> : null}
      {query.isError && !query.data ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {query.data ? <p>{offer ? statusText(offer, language) : t('There is no such offer on this case.')}</p> : null}
    </Dialog>
  );
}

type Answering = { offerId: string; answer: 'accepted' | 'declined'; typed_name: string; other_name: boolean };

function useAnswer(caseId: string, onClose: () => void) {
  return useMutation({
    mutationFn: ({ offerId, ...signed }: Answering) =>
      api.money.answerOffer({ id: caseId, offer_id: offerId, ...signed }),
    onSuccess: async (ledger, { answer }) => {
      queryClient.setQueryData(orpc.money.getLedger.queryKey({ input: { id: caseId } }), ledger);
      // After an acceptance the dialog stays open and confirms it.
      if (answer === 'declined') {
        showToast({
          title: 'Offer declined',
          description: 'Your attorney tells the processor and continues negotiating.',
        });
        onClose();
      }
      await refreshCases();
    },
    onError: refreshOnConflict,
  });
}

type FootProps = {
  offer: Offer;
  answer: 'accept' | 'decline';
  answering: ReturnType<typeof useAnswer>;
  signed: GivenName;
  onClose: () => void;
};

function Foot({ offer, answer, answering, signed, onClose }: FootProps) {
  const { t } = useLanguage();
  const give = () => {
    const signature = signed.take();
    if (signature !== null) answering.mutate({ offerId: offer.id, answer: decisionOf(answer), ...signature });
  };
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('Go back')}
      </Button>
      <Button
        variant={answer === 'accept' ? 'primary' : 'danger'}
        busy={answering.isPending}
        busyLabel={answer === 'accept' ? 'Accepting…' : 'Declining…'}
        onClick={give}
      >
        {answer === 'accept'
          ? t('Accept {amount}', { amount: formatCents(offer.amount_cents) })
          : t('Decline {amount}', { amount: formatCents(offer.amount_cents) })}
      </Button>
    </>
  );
}

function Terms({
  theCase,
  offer,
  feePercent,
  rest,
  answer,
}: {
  theCase: CaseDetail;
  offer: Offer;
  feePercent: number;
  /** What is held beyond the offer, in cents. */
  rest: number;
  answer: 'accept' | 'decline';
}) {
  const { t } = useLanguage();
  const payer = nameOfProcessor(theCase) ?? t('The processor');
  return (
    <>
      <Sums payer={payer} offer={offer} feePercent={feePercent} rest={rest} />
      {offer.terms ? (
        <div>
          <p className="field__label">{t('Terms of the offer')}</p>
          <p className="offer__terms" dir="auto">
            {offer.terms}
          </p>
        </div>
      ) : null}
      <p className="measure">
        {answer === 'accept'
          ? t(
              'Your attorney tells the processor that you accept. The fee falls due only when the money has come, on what has come. An answer cannot be taken back here.',
            )
          : t(
              'Your attorney tells the processor that you decline and continues negotiating. An answer cannot be taken back here; a new offer can always come.',
            )}
      </p>
    </>
  );
}

type SumsProps = { payer: string; offer: Offer; feePercent: number; rest: number };

function Sums({ payer, offer, feePercent, rest }: SumsProps) {
  const { t } = useLanguage();
  return (
    <table className="sums">
      <caption className="visually-hidden">{t('What the offer comes to')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('{payer} releases', { payer })}</th>
          <td className="money">{formatCents(offer.amount_cents)}</td>
        </tr>
        <tr>
          <th scope="row">{t('Success fee, {percent}%', { percent: feePercent })}</th>
          <td className="money">{formatCents(offer.fee_cents)}</td>
        </tr>
        <tr className="sums__total">
          <th scope="row">{t('Yours after the fee')}</th>
          <td className="money">{formatCents(offer.net_cents)}</td>
        </tr>
        {rest > 0 ? (
          <tr>
            <th scope="row">{t('Stays held')}</th>
            <td className="money">{formatCents(rest)}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** Shown after an acceptance: what the merchant gets, and what happens next. */
function Accepted({ theCase, offer }: { theCase: CaseDetail; offer: Offer }) {
  const { t, rich } = useLanguage();
  const payer = nameOfProcessor(theCase) ?? t('the processor');
  return (
    <div className="fields" role="status">
      <p className="offer__yours">
        {rich('{yours} is yours once {amount} has come.', {
          yours: <strong className="money">{formatCents(offer.net_cents)}</strong>,
          amount: formatCents(offer.amount_cents),
        })}
      </p>
      <ol className="measure offer__then">
        <li>{t('Your attorney tells {payer} that you accept.', { payer })}</li>
        <li>{t('Each payment stands on this page as soon as it has come.')}</li>
        <li>{t('The fee falls due only then, on what has come.')}</li>
      </ol>
    </div>
  );
}

/** Takes the focus, because it replaces the focused button. */
function Done({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <span ref={place}>
      <Button onClick={onClose}>{t('Done')}</Button>
    </span>
  );
}
