import { useEffect, useState } from 'react';
import type { Me } from '../../contract/people.ts';
import { queryClient } from '../api/api.ts';
import { refreshSession } from '../session/session.ts';
import { keepLive } from './live-connection.ts';
import { gatherChanges } from './refresh-queries.ts';

/** Live updates of a signed-in page; visible only after they have been down for a while. */
export default function Live({ me }: { me: Me }) {
  const lost = useLive(me);
  return (
    <div role="status" className="live-status no-print">
      {lost ? 'Reconnecting… This page may be out of date.' : null}
    </div>
  );
}

/** Keeps what is shown up to date while the page is visible. True after live updates have been down for 30 seconds. */
function useLive(me: Me): boolean {
  const [lost, setLost] = useState(false);
  const { id } = me.user;
  useEffect(() => {
    const changes = gatherChanges(queryClient);
    const tabs = new BroadcastChannel('unhold-live');
    const live = keepLive({
      open: (recall) => new EventSource(`/api/events?recall_ms=${recall}`),
      oldestRead: changes.oldestRead,
      onChange: changes.change,
      onResync: changes.resync,
      onEnded: () => void refreshSession().catch(() => undefined),
      onLost: setLost,
      now: Date.now,
      hidden: () => document.hidden,
      announce: () => tabs.postMessage('listening'),
    });
    tabs.onmessage = live.anotherTabListens;
    document.addEventListener('visibilitychange', live.visibilityChanged);
    window.addEventListener('online', live.online);
    // A page in the back/forward cache must not hold a connection; it resumes as if it had been hidden.
    window.addEventListener('pageshow', live.online);
    return () => {
      live.close();
      changes.stop();
      tabs.close();
      document.removeEventListener('visibilitychange', live.visibilityChanged);
      window.removeEventListener('online', live.online);
      window.removeEventListener('pageshow', live.online);
    };
  }, [id]);
  return lost;
}
