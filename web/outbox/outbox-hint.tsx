import { useQuery } from '@tanstack/react-query';
import { orpc } from '../api.ts';

/** Where a mail is to be read in a demo without a mail server; elsewhere nothing. The page is the server's own, in a tab of its own. */
export function OutboxHint() {
  const options = useQuery(orpc.system.signInOptions.queryOptions({ staleTime: Infinity }));
  if (!options.data?.demo || options.data.mail) return null;
  return (
    <p className="small">
      This demo sends no mails.{' '}
      <a href="/outbox" target="_blank" rel="noopener">
        Read them in its outbox (opens a new tab)
      </a>
      .
    </p>
  );
}
