import { useQueryStates } from 'nuqs';
import { lazy, Suspense } from 'react';
import { dialogAddress } from '../panel/dialog-address.ts';

const OpenEdit = lazy(() => import('./open-edit.tsx'));

/** The edit case dialog, open while the URL has `?edit=ID`. */
export function EditDialog() {
  const [{ edit }, setAddress] = useQueryStates({ edit: dialogAddress.edit }, { history: 'replace' });
  if (edit === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenEdit key={edit} id={edit} onClose={() => void setAddress({ edit: null })} />
    </Suspense>
  );
}
