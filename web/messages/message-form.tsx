import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { v4 } from 'uuid';
import { codeOf, fieldErrorOf, messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { isControlEnter } from '../ui/control-enter.ts';
import { Notice } from '../ui/feedback.tsx';
import { lengthError, TextArea } from '../ui/text-field.tsx';
import { CardNumber, useCardNumber } from './card-number.tsx';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';
import { useLanguage } from '../language/language.ts';

const longest = 10_000;

type MessageFormProps = {
  caseId: string;
  /** Under which subject its draft is stored. */
  draft: string;
  label: string;
  hint: string;
  post: (message: { id: string; message_id: string; body: string; no_card: boolean }) => Promise<unknown>;
  refresh: () => Promise<unknown>;
};

/**
 * Writes a message into a thread. Enter adds a line, on phones and elsewhere; Ctrl or ⌘ with Enter sends. The draft is stored
 * until the server has the message.
 */
export function MessageForm({ caseId, draft: subject, label, hint, post, refresh }: MessageFormProps) {
  const { t } = useLanguage();
  const draft = useUnsavedText(subject, caseId);
  const [missing, setMissing] = useState(false);
  const [announced, setAnnounced] = useState('');
  const card = useCardNumber(draft.text);
  const sending = useSend({ caseId, post }, () => {
    draft.clear();
    setAnnounced('Your message was sent.');
    // Not awaited: the emptied box can take the next message at once.
    void refresh();
  });
  const box = `${subject}-body`;
  // The error is about the text that was sent, so it disappears when the text is changed.
  const refused = sending.variables?.body === draft.text.trim() ? fieldErrorOf(sending.error, 'body') : undefined;
  const send = () => {
    setAnnounced('');
    const body = draft.text.trim();
    setMissing(body === '');
    if (body === '' || lengthError(draft.text, longest)) return document.getElementById(box)?.focus();
    if (card.ask()) return;
    if (!sending.isPending) sending.mutate({ body, no_card: card.isMeant });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isControlEnter(event)) send();
  };
  return (
    <form className="message-form" onSubmit={submit} noValidate aria-label={t(label)}>
      {sending.isError && fieldErrorOf(sending.error, 'body') === undefined ? (
        <Notice tone="danger" title="Your message was not sent">
          <p>
            {t(messageOf(sending.error, 'Please try again.'))} {t('What you wrote is kept here.')}
          </p>
        </Notice>
      ) : null}
      <CardNumber card={card} text={draft.text} onText={draft.setText} />
      <TextArea
        id={box}
        label={label}
        hint={hint}
        error={missing && draft.text.trim() === '' ? 'Enter: Message.' : refused}
        maxLength={longest}
        rows={2}
        readOnly={sending.isPending}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="button-row">
        <Button type="submit" variant="secondary" busy={sending.isPending} busyLabel="Sending…">
          {t(sending.isError ? 'Send again' : 'Send')}
        </Button>
        <span className="muted small key-hint">{t('Ctrl + Enter sends')}</span>
        <span role="status" className="small">
          {t(announced)}
        </span>
      </div>
    </form>
  );
}

/** Sends a message only once, however often it is tried: the same text uses the same id until it has arrived. */
function useSend({ caseId, post }: Pick<MessageFormProps, 'caseId' | 'post'>, onSent: () => void) {
  const [last, setLast] = useState<{ id: string; body: string } | null>(null);
  return useMutation({
    mutationFn: ({ body, no_card }: { body: string; no_card: boolean }) => {
      const attempt = last?.body === body ? last : { id: v4(), body };
      setLast(attempt);
      return post({ id: caseId, message_id: attempt.id, body, no_card });
    },
    onSuccess: () => {
      setLast(null);
      onSent();
    },
    onError: (error) => codeOf(error) === 'IDEMPOTENCY_MISMATCH' && setLast(null),
  });
}
