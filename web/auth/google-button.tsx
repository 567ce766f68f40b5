import { useQuery } from '@tanstack/react-query';
import { orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';

/** Google sign-in, if configured; otherwise the button says that it is not set up. */
export function GoogleButton({ onPress }: { onPress: () => void }) {
  const options = useQuery(orpc.system.signInOptions.queryOptions({ staleTime: Infinity }));
  const missing = options.data?.google === false;
  return (
    <div className="google">
      <Button
        variant="secondary"
        onClick={missing ? undefined : onPress}
        aria-disabled={missing || undefined}
        aria-describedby={missing ? 'google-note' : undefined}
      >
        Continue with Google
      </Button>
      {missing ? (
        <p className="field__hint" id="google-note">
          Google sign-in is not set up here. Use your email and password.
        </p>
      ) : null}
    </div>
  );
}
