import {
  businessFields,
  clientFields,
  complianceFields,
  financialFields,
  overviewFields,
  productFields,
  type AdminCase,
} from '../case-fields.ts';
import { OwnersTable, PreviousProcessorsTable } from '../case-people.tsx';
import { FieldList } from '../field-list.tsx';
import { MoneySection } from '../money/money-section.tsx';
import {
  businessGroup,
  clientGroup,
  complianceGroup,
  financialGroup,
  heldGroup,
  holdGroup,
  productGroup,
  type EditField,
} from './edit-fields.ts';
import { EditGroup } from './edit-group.tsx';
import type { Editing } from './use-edit-work.ts';

type PartProps = { theCase: AdminCase; /** Null while the case is only read. */ editing: Editing | null };

/** Fields to read, or the same to type over. */
function Fields({
  theCase,
  editing,
  read,
  edit,
}: PartProps & { read: Parameters<typeof FieldList>[0]['fields']; edit: readonly EditField[] }) {
  return editing ? <EditGroup fields={edit} editing={editing} theCase={theCase} /> : <FieldList fields={read} />;
}

export function Overview({ theCase, editing }: PartProps) {
  return (
    <>
      <h3>The hold</h3>
      <Fields
        theCase={theCase}
        editing={editing}
        read={overviewFields(theCase)}
        edit={[...holdGroup.slice(0, 3), ...heldGroup, ...holdGroup.slice(3)]}
      />
      <h3>Client</h3>
      <Fields theCase={theCase} editing={editing} read={clientFields(theCase)} edit={clientGroup} />
    </>
  );
}

export function Business({ theCase, editing }: PartProps) {
  return (
    <>
      <h3>The business</h3>
      <Fields theCase={theCase} editing={editing} read={businessFields(theCase)} edit={businessGroup} />
      <h3>Owners</h3>
      <OwnersTable owners={theCase.business_owners} />
      <h3>Previous processors</h3>
      <PreviousProcessorsTable processors={theCase.previous_processors} />
      <h3>Products and fulfillment</h3>
      <Fields theCase={theCase} editing={editing} read={productFields(theCase)} edit={productGroup} />
      <h3>Compliance</h3>
      <Fields theCase={theCase} editing={editing} read={complianceFields(theCase)} edit={complianceGroup} />
    </>
  );
}

export function Financial({ theCase, editing }: PartProps) {
  return (
    <>
      <h3>Volume and mix</h3>
      <Fields theCase={theCase} editing={editing} read={financialFields(theCase)} edit={financialGroup} />
      <MoneySection caseId={theCase.id} />
    </>
  );
}
