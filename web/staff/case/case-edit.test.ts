// @proves unsaved-case-edit
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editFields, fieldOf, type EditName } from './edit-fields.ts';
import {
  afterSave,
  allSeen,
  changedNames,
  clashNames,
  hasUnseen,
  readEdit,
  readUnsavedEdit,
  settle,
  sideOf,
  rebase,
  withEntry,
  editFrom,
  type Stored,
} from './case-edit.ts';

const blank = Object.fromEntries(
  editFields.map(({ name, nullable, kind }) => [name, nullable ? null : kind === 'choices' ? [] : '']),
);
const stored: Stored = {
  ...blank,
  version: 3,
  history: [],
  owner: { id: 'o1', name: 'Ann' },
  status: 'intake',
  priority: 'medium',
  processor: 'paypal',
  first_name: 'Noor',
  last_name: 'Haddad',
  email: 'noor@shop.example',
  phone: '555',
  legal_business_name: 'Cedar',
  ein: '**-***4321',
  held_amount_cents: 1_250_000,
  business_address: { street: '1 Way', city: 'Salem', state: 'OR', zip: '97301' },
  fulfillment_address: null,
  next_action: 'Call',
  next_action_on: '2026-11-25',
  chargeback_tools: ['Ethoca'],
  industry_certifications: [],
};
const entry = (field: string, actor: string, at: string) => ({
  id: at,
  at,
  actor,
  what: 'details_changed',
  field,
  old_value: null,
  new_value: null,
});
const typed = (...pairs: [EditName, string][]) =>
  pairs.reduce((edit, [name, text]) => withEntry(edit, name, text), editFrom(stored));

test('only changes are sent, in their stored unit', () => {
  expect(readEdit(editFrom(stored)).body).toEqual({});
  const { body, errors } = readEdit(
    typed(
      ['phone', '555 '],
      ['first_name', 'Nora'],
      ['held_amount_cents', '12500.5'],
      ['owner_id', ''],
      ['dba_name', '  '],
    ),
  );
  expect([body, errors]).toEqual([{ first_name: 'Nora', held_amount_cents: 1_250_050, owner_id: null }, {}]);
});

test('an address is sent as a whole, and a blank fulfillment address is null', () => {
  expect(readEdit(typed(['business_address.city', 'Bend'])).body).toEqual({
    business_address: { street: '1 Way', city: 'Bend', state: 'OR', zip: '97301' },
  });
  expect(readEdit(typed(['fulfillment_address.zip', '97701'])).body).toEqual({
    fulfillment_address: { street: '', city: '', state: '', zip: '97701' },
  });
  const filled = editFrom({ ...stored, fulfillment_address: { street: '9 Dock', city: '', state: '', zip: '' } });
  expect(readEdit(withEntry(filled, 'fulfillment_address.street', ' ')).body).toEqual({ fulfillment_address: null });
});

test('an EIN is sent only if a different one was typed', () => {
  expect(readEdit(typed(['ein', '**-***4321'])).body).toEqual({});
  expect(readEdit(typed(['ein', '12-3456789'])).body).toEqual({ ein: '12-3456789' });
});

test('an invalid entry is an error and is not sent', () => {
  expect(readEdit(typed(['card_present_percentage', '101'], ['phone', '1']))).toEqual({
    body: { phone: '1' },
    errors: { card_present_percentage: 'Card-present percentage must be a number from 0 to 100.' },
  });
});

const theirs: Stored = {
  ...stored,
  version: 5,
  phone: '777',
  last_name: 'Hadad',
  first_name: 'Nora',
  history: [
    entry('phone', 'Ann', '2026-11-20T10:00:00Z'),
    entry('phone', 'Bo', '2026-11-21T10:00:00Z'),
    entry('last_name', 'Cy', '2026-11-21T11:00:00Z'),
  ],
};

test('a rebase silently takes their changes, drops equal ones, and shows ours where both changed a field', () => {
  const met = rebase(typed(['phone', '666'], ['first_name', 'Nora'], ['email', 'n@shop.example']), theirs);
  expect(met).toMatchObject({
    version: 5,
    values: { phone: '666', last_name: 'Hadad', first_name: 'Nora', email: 'n@shop.example' },
  });
  expect(clashNames(met)).toEqual(['phone']);
  expect(met.clashes.phone).toEqual({ mine: '666', by: 'Bo', at: '2026-11-21T10:00:00Z', seen: false });
  expect(readEdit(met).body).toEqual({ phone: '666', email: 'n@shop.example' });
  expect([hasUnseen(met), hasUnseen(allSeen(met))]).toEqual([true, false]);
});

test('a clash can be resolved for either side, and reversed', () => {
  const met = rebase(typed(['phone', '666']), theirs);
  const gave = settle(met, 'phone', 'theirs');
  expect([sideOf(gave, 'phone'), readEdit(gave).body]).toEqual(['theirs', {}]);
  expect(readEdit(settle(gave, 'phone', 'mine')).body).toEqual({ phone: '666' });
  expect(readEdit(settle(settle(withEntry(met, 'phone', '668'), 'phone', 'theirs'), 'phone', 'mine')).body).toEqual({
    phone: '668',
  });
});

test('without a history row the server’s response says who made the change', () => {
  const met = rebase(
    typed(['email', 'x@shop.example']),
    { ...stored, version: 4, email: 'y@shop.example' },
    { changed_by: 'Di', changed_at: '2026-11-21T12:00:00Z' },
  );
  expect(met.clashes.email).toMatchObject({ by: 'Di', at: '2026-11-21T12:00:00Z' });
});

test('an address combines two users’ changes to different parts; the same part is a clash', () => {
  const moved: Stored = {
    ...stored,
    version: 4,
    business_address: { street: '1 Way', city: 'Bend', state: 'OR', zip: '97701' },
  };
  const met = rebase(typed(['business_address.street', '2 Way'], ['business_address.zip', '97302']), moved);
  expect(clashNames(met)).toEqual(['business_address.zip']);
  expect(readEdit(met).body).toEqual({
    business_address: { street: '2 Way', city: 'Bend', state: 'OR', zip: '97302' },
  });
});

test('their second change to a field is a new clash', () => {
  const met = allSeen(rebase(typed(['phone', '666']), theirs));
  expect(hasUnseen(rebase(met, { ...theirs, version: 6 }))).toBe(false);
  expect(hasUnseen(rebase(met, { ...theirs, version: 6, phone: '888' }))).toBe(true);
});

test('after a save only what was typed meanwhile is unsaved, however the server normalized the rest', () => {
  const sent = typed(['ein', '12-3456789'], ['phone', '666']);
  const later = withEntry(sent, 'email', 'new@shop.example');
  const saved = afterSave(later, sent, { ...stored, version: 4, ein: '**-***6789', phone: '(555) 666' });
  expect(saved).toMatchObject({
    version: 4,
    values: { ein: '**-***6789', phone: '(555) 666', email: 'new@shop.example' },
    clashes: {},
  });
  expect(changedNames(saved)).toEqual(['email']);
});

test('any rebase keeps every entry of ours and loses none of theirs', () => {
  const names = fc.subarray(['first_name', 'last_name', 'email', 'phone', 'dba_name', 'website'] as const);
  fc.assert(
    fc.property(names, names, fc.boolean(), (ours, others, alike) => {
      const other: Stored = {
        ...stored,
        version: 4,
        ...Object.fromEntries(others.map((name) => [name, alike ? `same ${name}` : `their ${name}`])),
      };
      const met = rebase(typed(...ours.map((name): [EditName, string] => [name, `same ${name}`])), other);
      for (const { name } of editFields) {
        const mine = ours.some((each) => each === name);
        expect(met.values[name]).toEqual(mine ? `same ${name}` : met.base[name]);
      }
      expect(clashNames(met)).toEqual(
        alike
          ? []
          : editFields
              .map((field) => field.name)
              .filter((name) => ours.some((each) => each === name) && others.some((each) => each === name)),
      );
    }),
  );
});

test('a stored edit is restored with its version and clashes', () => {
  const met = rebase(typed(['phone', '666'], ['chargeback_tools', '']), theirs);
  expect(clashNames(met)).toEqual(['phone']);
  expect(readUnsavedEdit(structuredClone(met))).toEqual(met);
});

test('an edit that is damaged or from another release is not restored', () => {
  const edit = typed(['phone', '1']);
  for (const left of [
    null,
    '',
    { ...edit, version: 'x' },
    { ...edit, base: {} },
    { ...edit, values: { ...edit.values, phone: 1 } },
    { ...edit, clashes: { nothing: { mine: '' } } },
    { ...edit, clashes: null },
  ])
    expect(readUnsavedEdit(left), JSON.stringify(left)).toBeNull();
});

test('every field has a place in the form', () => {
  for (const { name } of editFields) expect(fieldOf(name).label).not.toBe('');
});
