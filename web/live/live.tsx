import type { Me } from '../../contract/people.ts';
import './live.css';
import { useLive } from './use-live.ts';

/** Live updates of a signed-in page; says something only when they have been away for a while. */
export default function Live({ me }: { me: Me }) {
  const lost = useLive(me);
  return (
    <div role="status" className="live-status no-print">
      {lost ? 'Reconnecting… This page may be out of date.' : null}
    </div>
  );
}
