import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { CaseLetter, LetterView } from '../../../contract/letter-view.ts';
import { AnswerReturnDialog } from '../../letters/answer-return.tsx';
import { api, orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { stateText } from './letter-text.ts';

type SendProps = { letter: CaseLetter; theCase: AdminCase; name: string };

/**
 * The letter's state, with a button that submits a draft to the case's attorney, or to one chosen first if the case has
 * none.
 */
export function SendToAttorney({ letter, theCase, name }: SendProps) {
  const send = useSendToAttorney(letter, theCase);
  const [asked, ask] = useState<LetterView['returned']>(null);
  const state = <p className="small">{stateText(letter, theCase.attorney?.name ?? null)}</p>;
  if (letter.status !== 'draft') return state;
  if (theCase.attorney === null)
    return (
      <div className="letter-send">
        {state}
        <ChooseAttorney send={send} name={name} onAsked={ask} />
      </div>
    );
  return (
    <div className="letter-send">
      {state}
      <Button
        variant="secondary"
        size="small"
        busy={send.isPending}
        busyLabel="Sending…"
        onClick={() => send.mutate({ attorneyId: null, answer: null }, { onSuccess: (sent) => ask(sent.asked) })}
      >
        Send to attorney<span className="visually-hidden">: {name}</span>
      </Button>
      {asked && (
        <AnswerReturnDialog
          note={asked}
          submit={{ isPending: send.isPending, error: send.error instanceof Error ? send.error : null }}
          onSubmit={(answer) => send.mutate({ attorneyId: null, answer }, { onSuccess: () => ask(null) })}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

type Send = ReturnType<typeof useSendToAttorney>;

function ChooseAttorney({
  send,
  name,
  onAsked,
}: {
  send: Send;
  name: string;
  onAsked: (asked: Sent['asked']) => void;
}) {
  const id = useId();
  const attorneys = useQuery(orpc.people.listAttorneys.queryOptions());
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === '');
    if (chosen !== '' && !send.isPending)
      send.mutate({ attorneyId: chosen, answer: null }, { onSuccess: (sent) => onAsked(sent.asked) });
  };
  if (attorneys.data?.items.length === 0)
    return <p className="muted small">There is no attorney yet. The operator adds one.</p>;
  return (
    <form className="letter-send__form" onSubmit={submit} noValidate>
      <label className="field__label" htmlFor={id}>
        Attorney<span className="visually-hidden"> for {name}</span>
      </label>
      <select
        id={id}
        className="control"
        value={chosen}
        disabled={attorneys.isPending}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Choose an attorney</option>
        {attorneys.data?.items.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name} ({each.open_cases} open)
          </option>
        ))}
      </select>
      <Button type="submit" variant="secondary" size="small" busy={send.isPending} busyLabel="Sending…">
        Assign and send to attorney
      </Button>
      {isMissing ? (
        <p className="field__error" id={`${id}-error`}>
          Choose who reviews the letter.
        </p>
      ) : null}
    </form>
  );
}

type Sending = { attorneyId: string | null; answer: string | null };
type Sent = { name: string; asked: LetterView['returned'] };

/**
 * Assigns the chosen attorney, which also submits drafts; then submits the letter if it is still a draft. `asked`: it was not sent, because
 * something is to be said about this note first.
 */
function useSendToAttorney(letter: CaseLetter, theCase: AdminCase) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ attorneyId, answer }: Sending): Promise<Sent> => {
      const assigned =
        attorneyId === null
          ? theCase.attorney
          : (await api.cases.assign({ id: theCase.id, attorney_id: attorneyId })).attorney;
      const name = assigned?.name ?? 'the attorney';
      const { status, returned } = await api.letters.get({ id: letter.id });
      if (status !== 'draft') return { name, asked: null };
      if (returned?.asks && answer === null) return { name, asked: returned };
      await api.letters.submit({ id: letter.id, answer });
      return { name, asked: null };
    },
    onSuccess: ({ name, asked }) => asked === null && showToast({ title: `Sent to ${name} for review.` }),
    onError: showFailure('The letter was not sent to the attorney'),
    // Even after a failure: the case may have its attorney by then.
    onSettled: () =>
      Promise.all(
        [orpc.letters.key(), orpc.cases.getForStaff.key(), orpc.people.listAttorneys.key()].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
