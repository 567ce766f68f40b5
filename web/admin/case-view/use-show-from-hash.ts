import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { caseTabs } from '../dialog-address.ts';

/** Older links name a part of the case by a hash: `#letters` is now `?show=letters`. */
export function useShowFromHash(): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    const tab = caseTabs.find((each) => `#${each}` === hash);
    if (!tab) return;
    const search = new URLSearchParams(window.location.search);
    search.set('show', tab);
    void navigate({ search: search.toString(), hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
}
