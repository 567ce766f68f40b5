import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';

/** How long to wait before the same email can be requested again. */
const pauseSeconds = 60;

type SendAgainProps = {
  send: () => Promise<void>;
  label?: string;
  /** An email was just sent: the wait starts at once. */ justSent?: boolean;
};

/** "Send it again": sends, confirms, then counts down until it can be pressed again. */
export function SendAgain({ send, label = 'Send it again', justSent = true }: SendAgainProps) {
  const { t } = useLanguage();
  const [left, setLeft] = useState(justSent ? pauseSeconds : 0);
  const [state, setState] = useState<{ working: boolean; message: string; failed: boolean }>({
    working: false,
    message: '',
    failed: false,
  });
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const press = async () => {
    setState({ working: true, message: '', failed: false });
    try {
      await send();
      setState({ working: false, message: 'Sent. Look in your inbox, and in the spam folder.', failed: false });
      setLeft(pauseSeconds);
    } catch (error) {
      setState({ working: false, message: messageOf(error, 'It could not be sent. Please try again.'), failed: true });
    }
  };
  const waiting = left > 0;
  return (
    <div className="send-again">
      <Button
        variant="secondary"
        size="small"
        busy={state.working}
        busyLabel={t('Sending...')}
        aria-disabled={waiting || undefined}
        onClick={waiting ? undefined : () => void press()}
      >
        {t(label)}
      </Button>
      {/* Visual only: a screen reader would announce every second. */}
      {waiting ? (
        <span className="muted small" aria-hidden="true">
          {t('in {seconds} s', { seconds: left })}
        </span>
      ) : null}
      <p className={state.failed ? 'field__error' : 'small'} role="status">
        {t(state.message)}
      </p>
      <OutboxHint />
    </div>
  );
}

/** In a demo without a mail server, a link to the outbox page, in a new tab. Renders nothing otherwise. */
function OutboxHint() {
  const { t } = useLanguage();
  const options = useQuery(orpc.system.signInOptions.queryOptions({ staleTime: Infinity }));
  if (!options.data?.demo || options.data.email) return null;
  return (
    <p className="small">
      {t('This demo sends no mails.')}{' '}
      <a href="/outbox" target="_blank" rel="noopener">
        {t('Read them in its outbox (opens a new tab)')}
      </a>
      .
    </p>
  );
}
