import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';

/** Staff record that an attorney left, died or may no longer practice; what follows in their cases is said before. */
export function RetireAttorney({ userId }: { userId: string }) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState(false);
  const retiring = useMutation(
    orpc.people.retireAttorney.mutationOptions({
      onSuccess: async (after) => {
        setAsked(false);
        cache.setQueryData(orpc.people.getUser.queryKey({ input: { id: userId } }), after);
        showToast({ title: 'Recorded.', description: 'The clients are told, and each open case has a task.' });
        await cache.invalidateQueries({ queryKey: orpc.key() });
      },
    }),
  );
  if (!asked)
    return (
      <Button size="small" variant="secondary" onClick={() => setAsked(true)}>
        This attorney can no longer act
      </Button>
    );
  return (
    <Notice tone="warning" title="Did this attorney leave, die or lose the license?">
      <p>
        Their appointment ends now. In each open case of theirs the engagement ends, the client is told, and the case’s
        owner gets the task to assign another attorney. The letters that they approved and that have not left are drafts
        again.
      </p>
      {retiring.error ? <p role="alert">{messageOf(retiring.error, 'Please try again.')}</p> : null}
      <div className="button-row">
        <Button
          size="small"
          variant="danger"
          busy={retiring.isPending}
          busyLabel="Recording…"
          onClick={() => retiring.mutate({ id: userId })}
        >
          They can no longer act
        </Button>
        <Button size="small" variant="secondary" onClick={() => setAsked(false)}>
          Cancel
        </Button>
      </div>
    </Notice>
  );
}
