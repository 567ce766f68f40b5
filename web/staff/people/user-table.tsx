import type { AdminUserRow } from '../../../contract/people.ts';
import { orgKindLabels, roleLabels } from '../../../domain/people/role.ts';
import { dayOf } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { openerOf } from './use-user-dialog.ts';

const heads = ['Email', 'Role', 'Organization', 'Type', 'Created', 'Actions'];

/** Users, with the columns of the spec, section 2. */
export function UserTable({
  rows,
  onView,
  onEdit,
}: {
  rows: readonly AdminUserRow[];
  onView: (id: string) => void;
  onEdit: (id: string) => void;
}) {
  return (
    <DataTable label="Table of users">
      <colgroup>
        {['email', 'role', 'org', 'type', 'created', 'actions'].map((name) => (
          <col key={name} className={`user-col-${name}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <UserLine key={row.id} row={row} onView={onView} onEdit={onEdit} />
        ))}
      </tbody>
    </DataTable>
  );
}

function UserLine({
  row: { id, email, name, role, org, created_at },
  onView,
  onEdit,
}: {
  row: AdminUserRow;
  onView: (id: string) => void;
  onEdit: (id: string) => void;
}) {
  return (
    <tr>
      <th scope="row">
        <span className="clip" dir="auto" title={name === email ? email : `${name}, ${email}`}>
          {email}
        </span>
      </th>
      <td>{roleLabels[role]}</td>
      <td>
        <span className="clip" dir="auto" title={org.name}>
          {org.name}
        </span>
      </td>
      <td>{orgKindLabels[org.kind]}</td>
      <td>
        <time dateTime={created_at}>{dayOf(created_at)}</time>
      </td>
      <td>
        <div className="user-actions">
          <Button
            variant="quiet"
            size="small"
            data-opens={openerOf('user', id)}
            aria-label={`View ${email}`}
            onClick={() => onView(id)}
          >
            View
          </Button>
          <Button
            variant="quiet"
            size="small"
            data-opens={openerOf('edituser', id)}
            aria-label={`Edit ${email}`}
            onClick={() => onEdit(id)}
          >
            Edit
          </Button>
        </div>
      </td>
    </tr>
  );
}
