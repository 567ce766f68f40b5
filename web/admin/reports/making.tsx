import { useEffect, useState } from 'react';
import { seconds } from './figure-words.ts';

/** Says that a newer report is being made, for how long already, and how long the last one took. */
export function Making({ tookMs }: { tookMs: number | null }) {
  const [started] = useState(() => Date.now());
  const [now, setNow] = useState(started);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="report-making no-print">
      <div role="status" className="spinner">
        A newer report is being made…
      </div>
      {/* Not read out each second. */}
      <span aria-hidden="true" className="muted small">
        {seconds(now - started)} so far{tookMs === null ? '' : `; the last one took ${seconds(tookMs)}`}
      </span>
    </div>
  );
}
