import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../contract/people.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';

/** Whether a staff member is a lead, who is notified of overdue work. Only a lead may change it. */
export function LeadSetting({ user }: { user: AdminUser }) {
  const cache = useQueryClient();
  const setting = useMutation(
    orpc.people.setLead.mutationOptions({
      onSuccess: async (after) => {
        cache.setQueryData(orpc.people.getUser.queryKey({ input: { id: user.id } }), after);
        showToast({ title: after.is_lead ? 'Now a lead.' : 'No longer a lead.' });
        await cache.invalidateQueries({ queryKey: orpc.people.listAccessLog.key() });
      },
      onError: showFailure('It was not changed'),
    }),
  );
  return (
    <>
      {user.is_lead ? 'Yes: hears of what is late' : 'No'}{' '}
      {user.may_set_lead ? (
        <Button
          variant="secondary"
          size="small"
          busy={setting.isPending}
          busyLabel="Saving…"
          onClick={() => setting.mutate({ id: user.id, is_lead: !user.is_lead })}
        >
          {user.is_lead ? 'End' : 'Make a lead'}
        </Button>
      ) : null}
    </>
  );
}
