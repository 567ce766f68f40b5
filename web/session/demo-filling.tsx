import { useQuery } from '@tanstack/react-query';
import { orpc } from '../api/api.ts';
import { useLanguage } from '../language/language.ts';
import { Notice } from '../ui/feedback.tsx';

/**
 * On an installation's first start, a note that a demo's sample cases are not complete yet. With `ask`, on a sign-in
 * page, it requests the state along with the other sign-in options. A signed-in page only continues from what is
 * cached.
 */
export function DemoFilling({ ask = false }: { ask?: boolean }) {
  const { t } = useLanguage();
  const options = useQuery(
    orpc.system.signInOptions.queryOptions({
      enabled: (query) => ask || (query.state.data?.filling ?? null) !== null,
      staleTime: Infinity,
      refetchInterval: (query) => ((query.state.data?.filling ?? null) === null ? false : 1_500),
    }),
  );
  const filling = options.data?.filling ?? null;
  if (filling === null) return null;
  return (
    <Notice tone="info">
      {t('Sample cases are still being filled in: {done} of {of}. You can use everything already.', filling)}
    </Notice>
  );
}
