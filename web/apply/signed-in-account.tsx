import type { Me } from '../../contract/people.ts';
import { useLanguage } from '../language/language.ts';
import { signOut } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import type { DraftKeeper } from './draft-keeper.ts';

/** Step 0 for a signed-in user: a confirmation, with Sign Out. */
export function SignedInAccount({ me, keeper }: { me: Me; keeper: DraftKeeper }) {
  const { t, rich } = useLanguage();
  const leave = async () => {
    await keeper.flush().catch(() => undefined);
    keeper.stop();
    await signOut();
  };
  return (
    <div className="signed-in">
      <p>
        {rich('You are signed in as {name} ({email}). Your answers are saved to this account.', {
          name: <strong>{me.profile.display_name || me.user.email}</strong>,
          email: me.user.email,
        })}
      </p>
      <Button variant="secondary" size="small" onClick={() => void leave()}>
        {t('Sign Out')}
      </Button>
    </div>
  );
}
