import { parseAsArrayOf, parseAsString, useQueryStates } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { site } from '../../../content/site.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { useSession } from '../../session/session.ts';
import '../panel/staff.css';
import { Parties } from '../../conflicts/parties.tsx';
import { AccessLog } from './access-log.tsx';
import { GrantAccess } from './grant-access.tsx';
import './people.css';
import { RevokeDialog } from './revoke-dialog.tsx';
import { StaffList } from './staff-list.tsx';
import { StaffOnly } from '../panel/staff-guard.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Users · ${site.name}` }];

export default function AdminUsersPage() {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <main id="main" className="page page--panel app-main grant">
          <h1>Users</h1>
          <section className="grant__part grant__part--narrow" aria-labelledby="grant-title">
            <h2 id="grant-title">Grant admin access</h2>
            <GrantAccess />
          </section>
          <StaffAndChanges />
        </main>
      </NuqsAdapter>
    </StaffOnly>
  );
}

/** Both tables' pages and the open dialog, in the URL. */
const address = {
  revoke: parseAsString,
  after: parseAsArrayOf(parseAsString).withDefault([]),
  older: parseAsArrayOf(parseAsString).withDefault([]),
};

function StaffAndChanges() {
  const [{ revoke, after, older }, setAddress] = useQueryStates(address, { history: 'push' });
  const session = useSession();
  const me = session.state === 'signed-in' ? session.me.user.id : null;
  return (
    <>
      <section className="grant__part" aria-labelledby="staff-title">
        <h2 id="staff-title">Staff</h2>
        <StaffList
          after={after}
          me={me}
          onAfter={(next) => void setAddress({ after: next })}
          onRevoke={(id) => void setAddress({ revoke: id })}
        />
      </section>
      <section className="grant__part" aria-labelledby="parties-title">
        <h2 id="parties-title">Parties and conflicts</h2>
        <details>
          <summary>Parties the firm knows, searched for conflicts</summary>
          <Parties />
        </details>
      </section>
      <section className="grant__part" aria-labelledby="changes-title">
        <h2 id="changes-title">Changes of access</h2>
        <AccessLog older={older} onOlder={(next) => void setAddress({ older: next })} />
      </section>
      {revoke === null ? null : (
        <RevokeDialog
          key={revoke}
          id={revoke}
          me={me}
          onClose={() => void setAddress({ revoke: null }, { history: 'replace' })}
        />
      )}
    </>
  );
}
