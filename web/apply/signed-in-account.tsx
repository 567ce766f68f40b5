import type { Me } from '../../contract/people.ts';
import { signOut } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import type { DraftKeeper } from './draft-keeper.ts';

/** Step 0 for a signed-in user: a confirmation, with Sign Out. */
export function SignedInAccount({ me, keeper }: { me: Me; keeper: DraftKeeper }) {
  const leave = async () => {
    await keeper.flush().catch(() => undefined);
    keeper.stop();
    await signOut();
  };
  return (
    <div className="signed-in">
      <p>
        You are signed in as <strong>{me.profile.display_name || me.user.email}</strong> ({me.user.email}). Your answers
        are saved to this account.
      </p>
      <Button variant="secondary" size="small" onClick={() => void leave()}>
        Sign Out
      </Button>
    </div>
  );
}
