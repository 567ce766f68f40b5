import type { ReactNode } from 'react';
import type { AdminUser } from '../../../contract/people.ts';
import { orgKindLabels, roleLabels } from '../../../domain/people/role.ts';
import { calendarDay, dayOf, momentOf } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { AccessTable } from './access-table.tsx';
import { AttorneyStandingPart } from './attorney-standing.tsx';
import { LeadSetting } from './lead-setting.tsx';
import { NoUserYet } from './load-user.tsx';
import { useOpener } from './use-user-dialog.ts';
import { useUser } from './load-user.tsx';
import { UserCases } from './user-cases.tsx';
import { UserSessions } from './user-sessions.tsx';

type ViewUserProps = { id: string; onEdit: (id: string) => void; onClose: () => void };

/** A user: their profile, cases, sessions, and access history. */
export function ViewUser({ id, onEdit, onClose }: ViewUserProps) {
  const loading = useUser(id);
  const finalFocus = useOpener('user', id);
  const { data: user } = loading;
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      {user && user.erased_at === null ? <Button onClick={() => onEdit(id)}>Edit</Button> : null}
    </>
  );
  return (
    <Dialog
      open
      compact
      size="wide"
      finalFocus={finalFocus}
      onOpenChange={(open) => !open && onClose()}
      footer={footer}
      title={user ? <bdi className="person-name">{user.name}</bdi> : loading.missing ? 'User not found' : 'User'}
      description={user && user.erased_at === null ? user.email : undefined}
    >
      {user ? <User user={user} /> : <NoUserYet loading={loading} />}
    </Dialog>
  );
}

function User({ user }: { user: AdminUser }) {
  return (
    <div className="person">
      {user.erased_at ? (
        <Notice tone="warning" title={`This user’s data was erased on ${dayOf(user.erased_at)}.`} />
      ) : null}
      <Facts user={user} />
      {user.standing ? (
        <Part title="Appointment and licenses">
          <AttorneyStandingPart user={user} standing={user.standing} />
        </Part>
      ) : null}
      <Part title="Cases">
        <UserCases cases={user.cases} count={user.case_count} />
      </Part>
      {user.erased_at ? null : (
        <Part title="Sessions">
          <UserSessions user={user} />
        </Part>
      )}
      <Part title="Changes of access">
        {user.access.length === 0 ? (
          <p className="muted">Nothing has changed since the account was created.</p>
        ) : (
          <AccessTable entries={user.access} label="Changes of access of this user" />
        )}
      </Part>
    </div>
  );
}

/** A heading with its content. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = `person-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className="person__part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ user }: { user: AdminUser }) {
  const { attorney } = user;
  return (
    <dl className="facts person__facts">
      <Fact label="Role">{roleLabels[user.role]}</Fact>
      <Fact label="Organization">
        <bdi>{user.org.name}</bdi> <span className="muted">{orgKindLabels[user.org.kind]}</span>
      </Fact>
      <Fact label="Phone">{user.phone ?? <span className="muted">Not provided</span>}</Fact>
      <Fact label="Created">
        <time dateTime={user.created_at}>{momentOf(user.created_at)}</time>
      </Fact>
      <Fact label="Email confirmed">{user.email_verified ? 'Yes' : 'No'}</Fact>
      <Fact label="Second factor">{user.second_factor ? 'Set up' : 'None'}</Fact>
      {attorney ? (
        <Fact label="Attorney">
          <bdi>{attorney.firm_name}</bdi>, <bdi>{attorney.bar_state}</bdi> bar number <bdi>{attorney.bar_number}</bdi>
        </Fact>
      ) : null}
      {user.role === 'admin' ? (
        <Fact label="Lead of staff">
          <LeadSetting user={user} />
        </Fact>
      ) : null}
      {user.second_from === null ? null : (
        <Fact label="Second person">
          From {calendarDay(user.second_from)}. Until then nothing that another begins is confirmed by them.
        </Fact>
      )}
      {user.role === 'client' ? null : (
        <Fact label={user.role === 'admin' ? 'Answers for' : 'On the desk'}>{openText(user.open_cases)}</Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const openText = (count: number): string =>
  count === 1 ? '1 open case' : `${count.toLocaleString('en-US')} open cases`;
