import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../api/api.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';

/** Google sign-in where it is configured (README). Renders nothing elsewhere, or before that is known. */
export function GoogleButton({ before, onPress }: { before?: ReactNode; onPress: () => void }) {
  const { t } = useLanguage();
  const options = useQuery(orpc.system.signInOptions.queryOptions({ staleTime: Infinity }));
  if (!options.data?.google) return null;
  return (
    <>
      {before}
      <div className="google">
        <Button variant="secondary" onClick={onPress}>
          {t('Continue with Google')}
        </Button>
      </div>
    </>
  );
}
