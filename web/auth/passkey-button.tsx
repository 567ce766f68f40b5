import { Button } from '../ui/button.tsx';
import { passkeysWork } from './passkeys.ts';

/** Passkey sign-in; hidden if the browser does not support passkeys. */
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
