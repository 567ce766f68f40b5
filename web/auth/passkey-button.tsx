import { useLanguage } from '../language/language.ts';
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
  const { t } = useLanguage();
  if (!passkeysWork()) return null;
  return (
    <Button variant="secondary" busy={busy} busyLabel={t('Waiting for your passkey...')} onClick={onPress}>
      {t(label)}
    </Button>
  );
}
