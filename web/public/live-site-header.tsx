import { useSession } from '../session.ts';
import { SiteHeader } from './site-header.tsx';

/** The public header on a page that runs in the browser: spinner, signed out, or Dashboard. */
export function LiveSiteHeader() {
  const { state } = useSession();
  return <SiteHeader signedIn={state === 'loading' ? 'unknown' : state === 'signed-in'} />;
}
