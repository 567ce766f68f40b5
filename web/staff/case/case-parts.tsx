import { StoryPanel } from '../../story/story-panel.tsx';
import { CaseClockView } from '../../clock/case-clock.tsx';
import { ClockDays } from '../../clock/clock-days.tsx';
import { CaseCockpit } from './case-cockpit.tsx';
import { MoneySection } from '../money/money-section.tsx';
import { CaseGuests } from '../people/case-guests.tsx';
import { CaseTextMessages } from '../people/case-text-messages.tsx';
import { OwnersTable, PreviousProcessorsTable } from '../people/case-people.tsx';
import { clientFields, fieldsToRead, overviewFields, type AdminCase } from '../cases/case-fields.ts';
import { FieldList } from '../cases/field-list.tsx';
import { fieldsToEdit, listFields, type EditField } from './edit-fields.ts';
import { EditGroup } from './edit-group.tsx';
import type { Editing } from './use-case-edit.ts';

type PartProps = { theCase: AdminCase; /** Null while the case is only viewed. */ editing: Editing | null };

/** Fields to view, or to edit. */
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
      {editing ? null : <CaseCockpit theCase={theCase} />}
      <h3>The hold</h3>
      <Fields theCase={theCase} editing={editing} read={overviewFields(theCase)} edit={fieldsToEdit('case-details')} />
      <CaseClockView caseId={theCase.id} tools={(clock) => <ClockDays clock={clock} />} />
      <StoryPanel caseId={theCase.id} />
      <h3>Client</h3>
      <Fields theCase={theCase} editing={editing} read={clientFields(theCase)} edit={fieldsToEdit('contact')} />
      <CaseGuests caseId={theCase.id} />
      <CaseTextMessages caseId={theCase.id} />
    </>
  );
}

export function Business({ theCase, editing }: PartProps) {
  return (
    <>
      <h3>The business</h3>
      <Fields
        theCase={theCase}
        editing={editing}
        read={fieldsToRead(theCase, 'business')}
        edit={fieldsToEdit('business')}
      />
      {editing ? (
        <EditGroup fields={listFields} editing={editing} theCase={theCase} />
      ) : (
        <>
          <h3>Owners</h3>
          <OwnersTable owners={theCase.business_owners} />
          <h3>Previous processors</h3>
          <PreviousProcessorsTable processors={theCase.previous_processors} />
        </>
      )}
      <h3>Products and fulfillment</h3>
      <Fields
        theCase={theCase}
        editing={editing}
        read={fieldsToRead(theCase, 'fulfillment')}
        edit={fieldsToEdit('fulfillment')}
      />
      <h3>Compliance</h3>
      <Fields
        theCase={theCase}
        editing={editing}
        read={fieldsToRead(theCase, 'compliance')}
        edit={fieldsToEdit('compliance')}
      />
    </>
  );
}

export function Financial({ theCase, editing }: PartProps) {
  return (
    <>
      <MoneySection caseId={theCase.id} letters={theCase.letters} files={theCase.case_files} />
      <h3>Volume and mix</h3>
      <Fields
        theCase={theCase}
        editing={editing}
        read={fieldsToRead(theCase, 'financial')}
        edit={fieldsToEdit('financial')}
      />
    </>
  );
}
