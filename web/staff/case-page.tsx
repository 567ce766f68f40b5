import { useQueryState } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { Link, useParams } from 'react-router';
import { site } from '../../content/site.ts';
import type { RouteHandle } from '../paths/route-handle.ts';
import { LinkButton } from '../ui/button.tsx';
import './panel/staff.css';
import './case/case.css';
import { CaseView } from './case/case-view.tsx';
import { NoCaseYet, useAdminCase } from './case/load-case.tsx';
import { dialogAddress } from './panel/dialog-address.ts';
import { ActsOfCase } from './work/acts-of-case.tsx';
import { StaffOnly } from './panel/staff-guard.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Case · ${site.name}` }];

/** A case on its own page: the target of links in emails. */
export default function CasePage() {
  const { id = '' } = useParams();
  return (
    <StaffOnly>
      <NuqsAdapter>
        <main id="main" className="page page--panel app-main">
          <p className="small">
            <Link to="/admin">Cases</Link>
          </p>
          <ActsOfCase>
            <Case key={id} id={id} />
          </ActsOfCase>
        </main>
      </NuqsAdapter>
    </StaffOnly>
  );
}

function Case({ id }: { id: string }) {
  const [show, setShow] = useQueryState('show', { ...dialogAddress.show, history: 'replace' });
  const loading = useAdminCase(id, 'Failed to load case details.');
  if (loading.theCase) return <CaseView theCase={loading.theCase} show={show} onShow={(tab) => void setShow(tab)} />;
  if (!loading.missing) return <NoCaseYet loading={loading} />;
  return (
    <div className="fields">
      <h1>Case not found</h1>
      <NoCaseYet loading={loading} />
      <div>
        <LinkButton to="/admin">All cases</LinkButton>
      </div>
    </div>
  );
}
