import { DataTable } from '../../ui/data-table.tsx';
import { notProvided, type AdminCase } from '../cases/case-fields.ts';

const blank = <span className="muted">{notProvided}</span>;

export function OwnersTable({ owners }: { owners: AdminCase['business_owners'] }) {
  if (owners.length === 0) return <p className="muted">{notProvided}</p>;
  return (
    <DataTable label="Owners">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role or title</th>
          <th scope="col" className="numeric">
            Ownership
          </th>
        </tr>
      </thead>
      <tbody>
        {owners.map((owner) => (
          <tr key={owner.id}>
            <th scope="row" dir="auto">
              {owner.owner_name}
            </th>
            <td>{owner.role_title ?? blank}</td>
            <td className="numeric">
              {owner.ownership_percentage === null ? blank : `${owner.ownership_percentage}%`}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

export function PreviousProcessorsTable({ processors }: { processors: AdminCase['previous_processors'] }) {
  if (processors.length === 0) return <p className="muted">{notProvided}</p>;
  return (
    <DataTable label="Previous processors">
      <thead>
        <tr>
          <th scope="col">Processor</th>
          <th scope="col">Years used</th>
          <th scope="col">Reason it ended</th>
        </tr>
      </thead>
      <tbody>
        {processors.map((each) => (
          <tr key={each.id}>
            <th scope="row" dir="auto">
              {each.processor_name}
            </th>
            <td>{each.years_used ?? blank}</td>
            <td className="wrap">{each.termination_reason ?? blank}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
