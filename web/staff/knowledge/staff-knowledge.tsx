import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import type { ReactNode } from 'react';
import { AreaContext } from '../../knowledge/area.ts';
import '../panel/staff.css';
import { StaffOnly } from '../panel/staff-guard.tsx';

const area = { base: '/admin/knowledge', mayConfirm: false } as const;

/** Knowledge in the admin panel: staff view and retire entries; only attorneys confirm. */
export function StaffKnowledge({ children }: { children: ReactNode }) {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <AreaContext value={area}>
          <main id="main" className="page page--panel app-main knowledge">
            {children}
          </main>
        </AreaContext>
      </NuqsAdapter>
    </StaffOnly>
  );
}
