import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { v4 } from 'uuid';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { api, orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';

type Text = { id: string; name: string; body: string };

/**
 * The saved texts that the firm's staff share, which can be added, changed and removed. `start`: the initial text of a
 * new one.
 */
export default function SavedTextsDialog({ start, onClose }: { start: string; onClose: () => void }) {
  const texts = useQuery(orpc.messages.listSavedTexts.queryOptions());
  const [edited, setEdited] = useState<Text | null>(null);
  // Set when the form that had the focus has closed.
  const [isBack, setBack] = useState(false);
  const leave = () => {
    setEdited(null);
    setBack(true);
  };
  const { put, remove } = useChangeSavedTexts(leave);
  const items = texts.data?.items ?? [];
  return (
    <Dialog
      open
      compact
      title="Our saved texts"
      description="All staff of your firm see and change them."
      onOpenChange={(open) => !open && onClose()}
    >
      {texts.isError ? (
        <Notice tone="danger" title="The texts could not be loaded">
          <p>{messageOf(texts.error, 'Please try again.')}</p>
        </Notice>
      ) : null}
      {edited === null ? (
        <div className="fields">
          <ul role="list" className="saved-texts">
            {items.map((text) => (
              <li key={text.id}>
                <bdi className="saved-texts__name">{text.name}</bdi>
                <Button variant="quiet" size="small" aria-label={`Edit ${text.name}`} onClick={() => setEdited(text)}>
                  Edit
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  busy={remove.isPending}
                  aria-label={`Remove ${text.name}`}
                  onClick={() => remove.mutate(text)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          {texts.data && items.length === 0 ? <p className="muted">None yet.</p> : null}
          <div>
            <Button
              variant="secondary"
              autoFocus={isBack}
              onClick={() => setEdited({ id: v4(), name: '', body: start })}
            >
              New text
            </Button>
          </div>
        </div>
      ) : (
        <TextForm text={edited} put={put} onCancel={leave} />
      )}
    </Dialog>
  );
}

function useChangeSavedTexts(onSaved: () => void) {
  const cache = useQueryClient();
  const show = (now: { items: Text[] }) => cache.setQueryData(orpc.messages.listSavedTexts.queryKey(), now);
  const put = useMutation({
    mutationFn: (text: Text) => api.messages.putSavedText(text),
    onSuccess: (now, { name }) => {
      show(now);
      showToast({ title: `“${name.trim()}” saved.` });
      onSaved();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: Text) => api.messages.removeSavedText({ id }),
    onSuccess: (now, text) => {
      show(now);
      showToast({ title: `“${text.name}” removed.`, action: { label: 'Undo', onClick: () => put.mutate(text) } });
    },
    onError: showFailure('Not removed.'),
  });
  return { put, remove };
}

type TextFormProps = { text: Text; put: ReturnType<typeof useChangeSavedTexts>['put']; onCancel: () => void };

function TextForm({ text, put, onCancel }: TextFormProps) {
  const [{ name, body }, setTyped] = useState(text);
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '' && body.trim() !== '' && !put.isPending) put.mutate({ id: text.id, name, body });
  };
  const refused = put.isError && !put.isPending ? put.error : null;
  const fields = refused instanceof ApiError ? refused.fields : {};
  return (
    <form className="fields" noValidate onSubmit={submit} aria-label="A saved text">
      {refused && Object.keys(fields).length === 0 ? (
        <Notice tone="danger" title="The text was not saved" announce>
          <p>{messageOf(refused, 'Please try again.')}</p>
        </Notice>
      ) : null}
      <TextField
        id="saved-text-name"
        label="Name"
        required
        autoFocus
        maxLength={80}
        value={name}
        error={tried && name.trim() === '' ? 'Enter a name.' : fields['name']}
        onChange={({ target }) => setTyped({ ...text, body, name: target.value })}
      />
      <TextArea
        id="saved-text-body"
        label="Text"
        required
        rows={8}
        maxLength={5_000}
        dir="auto"
        hint="{first name}, {case number} and {processor} are filled in from the case."
        value={body}
        error={tried && body.trim() === '' ? 'Enter the text.' : fields['body']}
        onChange={({ target }) => setTyped({ ...text, name, body: target.value })}
      />
      <div className="button-row">
        <Button type="submit" busy={put.isPending} busyLabel="Saving…">
          Save
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
