import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { Button } from '../../ui/button.tsx';
import { isControlEnter } from '../../ui/control-enter.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { CardNumber, useCardNumber } from '../../messages/card-number.tsx';
import { useMessageDraft, type MessageDraft } from './message-draft.ts';
import { mentionAttributes, MentionChoices } from '../../messages/mention-list.tsx';
import { SavedReplies } from './saved-replies.tsx';
import { useInsertReply } from './use-insert-reply.ts';
import { useMentions } from '../../messages/use-mentions.ts';
import { useSendMessage } from './use-send-message.ts';

const sides = [
  { value: 'internal', label: 'Internal note' },
  { value: 'merchant', label: 'To the merchant' },
] as const;
const sideHints = {
  internal: 'Staff and the attorney of the case read it; the merchant never does. @ mentions one of them.',
  merchant: 'The merchant can read it on the case’s page, and is notified by email.',
};
const sendText = { internal: 'Save the note', merchant: 'Send to the merchant' };

/**
 * Writes a message in the case: an internal note, or a message to its merchant; `begins`: which of them, until the user
 * chooses. The draft is stored until the server has the message.
 */
export function Composer({ theCase, begins }: { theCase: AdminCase; begins: MessageDraft['visibility'] }) {
  const { draft, set, clear } = useMessageDraft(theCase.id, begins);
  const [missing, setMissing] = useState(false);
  const sending = useSendMessage(theCase.id, { keep: set, onSent: clear });
  const card = useCardNumber(draft.body);
  const change = (part: Partial<MessageDraft>) => set({ ...draft, ...part });
  const { box, insert, onBody, onFocus } = useInsertReply(draft, set);
  const send = () => {
    if (sending.isPending) return;
    setMissing(draft.body.trim() === '');
    if (draft.body.trim() === '') document.getElementById('message-body')?.focus();
    else if (!card.ask()) sending.mutate({ ...draft, no_card: card.isMeant });
  };
  const mentions = useMentions(theCase.id, {
    text: draft.body,
    isNote: draft.visibility === 'internal',
    box,
    onPick: (body, someone) => change({ body, mentions: [...draft.mentions, someone] }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.press(event)) return;
    if (isControlEnter(event)) send();
  };
  const refused = sending.isError && !sending.isPending ? sending.error : null;
  return (
    <form
      className="composer fields"
      noValidate
      aria-label="Write a message"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <h3>Write</h3>
      {refused ? (
        <Notice tone="danger" title="Message not sent">
          <p>{messageOf(refused, 'Please try again.')} What you wrote is kept here.</p>
        </Notice>
      ) : null}
      <ChoiceGroup
        id="message-visibility"
        label="Who reads it"
        layout="row"
        required
        options={sides}
        value={draft.visibility}
        hint={sideHints[draft.visibility]}
        onValueChange={(visibility) => change({ visibility: visibility === 'merchant' ? 'merchant' : 'internal' })}
      />
      <SavedReplies theCase={theCase} written={draft.body} disabled={sending.isPending} box={box} onPick={insert} />
      <TextField
        id="message-subject"
        label="Subject"
        markOptional
        maxLength={200}
        dir="auto"
        value={draft.subject}
        readOnly={sending.isPending}
        error={fieldOf(refused, 'subject')}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <CardNumber card={card} text={draft.body} onText={(body) => change({ body })} />
      <TextArea
        id="message-body"
        ref={box}
        label="Message"
        required
        rows={6}
        maxLength={10_000}
        dir="auto"
        value={draft.body}
        readOnly={sending.isPending}
        onKeyDown={onKeyDown}
        error={missing && draft.body.trim() === '' ? 'Enter: Message.' : fieldOf(refused, 'body')}
        {...mentionAttributes(mentions.list)}
        onFocus={onFocus}
        onBlur={mentions.leave}
        onSelect={(event) => mentions.look(event.currentTarget)}
        onChange={(event) => {
          onBody(event.target.value);
          mentions.look(event.target);
        }}
      />
      <MentionChoices list={mentions.list} />
      <div className="button-row">
        <Button type="submit" busy={sending.isPending} busyLabel="Sending…">
          {sendText[draft.visibility]}
        </Button>
        <span className="muted small key-hint">Ctrl + Enter sends</span>
      </div>
    </form>
  );
}

/** The server's error for one field, if any. */
function fieldOf(error: unknown, name: string): string | undefined {
  return error instanceof ApiError ? error.fields[name] : undefined;
}
