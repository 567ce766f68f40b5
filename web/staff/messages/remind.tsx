import { useState } from 'react';
import type { Mentionable } from '../../../domain/messages/mentions.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import type { MessageDraft } from './message-draft.ts';
import { useSendMessage } from './use-send-message.ts';

type RemindProps = {
  caseId: string;
  /** The attorney who is mentioned in an internal note, or the merchant. */
  whom: Mentionable | 'merchant';
  /** What they are asked for, as proposed. */
  line: string;
};

/** Asks somebody else to do what waits for them: one line, already written, and one press. */
export function Remind({ caseId, whom, line }: RemindProps) {
  const name = whom === 'merchant' ? 'the merchant' : whom.name;
  const [draft, setDraft] = useState<MessageDraft>({
    visibility: whom === 'merchant' ? 'merchant' : 'internal',
    subject: '',
    body: whom === 'merchant' ? line : `@${whom.name} ${line}`,
    mentions: whom === 'merchant' ? [] : [whom],
    attempt: null,
  });
  const [isSent, setSent] = useState(false);
  const sending = useSendMessage(caseId, { keep: setDraft, onSent: () => setSent(true) });
  if (isSent) return <p role="status">Sent to {name}, who is emailed.</p>;
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.body.trim() !== '' && !sending.isPending) sending.mutate({ ...draft, no_card: false });
      }}
    >
      <TextArea
        rows={2}
        id="remind-line"
        label={`What you ask ${name}`}
        dir="auto"
        maxLength={500}
        value={draft.body}
        onChange={({ target }) => setDraft({ ...draft, body: target.value })}
      />
      <Button type="submit" busy={sending.isPending} busyLabel="Sending…">
        Remind {name}
      </Button>
    </form>
  );
}
