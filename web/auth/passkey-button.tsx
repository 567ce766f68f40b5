import { Button } from '../ui/button.tsx';
import { passkeysWork } from './passkeys.ts';

/** Sign-in by a passkey; nothing where the browser has none. */
export function PasskeyButton({
  onPress,
  busy,
  label = 'Sign in with a passkey',
}: {
  onPress: () => void;
  busy: boolean;
  label?: string;
}) {
  if (!passkeysWork()) return null;
  return (
    <Button variant="secondary" busy={busy} busyLabel="Waiting for your passkey..." onClick={onPress}>
      {label}
    </Button>
  );
}
