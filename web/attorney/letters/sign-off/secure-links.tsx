import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { orpc } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { momentOf } from '../../firm-dates.ts';
import { showFailure, showToast } from '../../../ui/toasts.tsx';

/**
 * The secure links of a letter: the recipient, how long each is valid, every time it was opened, and a button to end
 * it. Renders nothing if there are none.
 */
export function SecureLinks({ letter }: { letter: LetterView }) {
  const cache = useQueryClient();
  const revoke = useMutation(
    orpc.letters.revokeLink.mutationOptions({
      onSuccess: (shown) => {
        cache.setQueryData(orpc.letters.get.queryKey({ input: { id: letter.id } }), shown);
        showToast({ title: 'Link ended.' });
      },
      onError: showFailure('The link was not ended'),
    }),
  );
  if (letter.links.length === 0) return null;
  return (
    <section aria-labelledby="links-title" className="panel-part">
      <h2 id="links-title">Secure links</h2>
      <ul role="list" className="event-list">
        {letter.links.map((link) => (
          <li key={link.id}>
            <p className="delivery__recipient">In the email to {link.recipient}</p>
            <p className="muted small">{validity(link)}</p>
            {link.opens.length === 0 ? (
              <p className="small">Not opened.</p>
            ) : (
              <ol role="list" className="small" aria-label={`Opened by ${link.recipient}`}>
                {link.opens.map(({ at, address, user_agent }) => (
                  <li key={at} className="delivery__recipient">
                    Opened {momentOf(at)} from {address || 'an unknown address'}
                    <span className="muted">{user_agent && `, ${user_agent}`}</span>
                  </li>
                ))}
              </ol>
            )}
            {link.revoked_at === null && (
              <Button
                variant="secondary"
                size="small"
                busy={revoke.isPending}
                busyLabel="Ending…"
                onClick={() => revoke.mutate({ id: letter.id, link_id: link.id })}
              >
                End this link<span className="visually-hidden"> to {link.recipient}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function validity({ created_at, expires_at, revoked_at, revoked_by_name }: LetterView['links'][number]): string {
  const made = `Made ${momentOf(created_at)}`;
  return revoked_at === null
    ? `${made}, valid until ${momentOf(expires_at)}.`
    : `${made}, ended ${momentOf(revoked_at)} by ${revoked_by_name}.`;
}
