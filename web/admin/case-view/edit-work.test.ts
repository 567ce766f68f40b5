import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editFields, fieldOf, type EditName } from './edit-fields.ts';
import {
  afterSave,
  allSeen,
  changedNames,
  clashNames,
  hasUnseen,
  readWork,
  settle,
  sideOf,
  takeUp,
  withEntry,
  workFrom,
  type Stored,
} from './edit-work.ts';
import { findWork, forgetWork, keepWork } from './kept-work.ts';

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
  pairs.reduce((work, [name, text]) => withEntry(work, name, text), workFrom(stored));

test('only what changed is sent, in its stored unit', () => {
  expect(readWork(workFrom(stored)).edit).toEqual({});
  const { edit, errors } = readWork(
    typed(
      ['phone', '555 '],
      ['first_name', 'Nora'],
      ['held_amount_cents', '12500.5'],
      ['owner_id', ''],
      ['dba_name', '  '],
    ),
  );
  expect([edit, errors]).toEqual([{ first_name: 'Nora', held_amount_cents: 1_250_050, owner_id: null }, {}]);
});

test('an address goes whole, and a fulfillment address of blanks is none', () => {
  expect(readWork(typed(['business_address.city', 'Bend'])).edit).toEqual({
    business_address: { street: '1 Way', city: 'Bend', state: 'OR', zip: '97301' },
  });
  expect(readWork(typed(['fulfillment_address.zip', '97701'])).edit).toEqual({
    fulfillment_address: { street: '', city: '', state: '', zip: '97701' },
  });
  const filled = workFrom({ ...stored, fulfillment_address: { street: '9 Dock', city: '', state: '', zip: '' } });
  expect(readWork(withEntry(filled, 'fulfillment_address.street', ' ')).edit).toEqual({ fulfillment_address: null });
});

test('an EIN goes only when another one was typed', () => {
  expect(readWork(typed(['ein', '**-***4321'])).edit).toEqual({});
  expect(readWork(typed(['ein', '12-3456789'])).edit).toEqual({ ein: '12-3456789' });
});

test('an entry that cannot be read is an error and is not sent', () => {
  expect(readWork(typed(['card_present_percentage', '101'], ['phone', '1']))).toEqual({
    edit: { phone: '1' },
    errors: { card_present_percentage: 'Card present must be a number from 0 to 100.' },
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

test('what nobody here typed over becomes theirs in silence; what both typed the same is no change; what both changed is a clash that shows ours', () => {
  const met = takeUp(typed(['phone', '666'], ['first_name', 'Nora'], ['email', 'n@shop.example']), theirs);
  expect(met).toMatchObject({
    version: 5,
    values: { phone: '666', last_name: 'Hadad', first_name: 'Nora', email: 'n@shop.example' },
  });
  expect(clashNames(met)).toEqual(['phone']);
  expect(met.clashes.phone).toEqual({ mine: '666', by: 'Bo', at: '2026-11-21T10:00:00Z', seen: false });
  expect(readWork(met).edit).toEqual({ phone: '666', email: 'n@shop.example' });
  expect([hasUnseen(met), hasUnseen(allSeen(met))]).toEqual([true, false]);
});

test('a clash can be settled for either side, and back', () => {
  const met = takeUp(typed(['phone', '666']), theirs);
  const gave = settle(met, 'phone', 'theirs');
  expect([sideOf(gave, 'phone'), readWork(gave).edit]).toEqual(['theirs', {}]);
  expect(readWork(settle(gave, 'phone', 'mine')).edit).toEqual({ phone: '666' });
  expect(readWork(settle(settle(withEntry(met, 'phone', '668'), 'phone', 'theirs'), 'phone', 'mine')).edit).toEqual({
    phone: '668',
  });
});

test('without a line of history the answer of the server says who', () => {
  const met = takeUp(
    typed(['email', 'x@shop.example']),
    { ...stored, version: 4, email: 'y@shop.example' },
    { changed_by: 'Di', changed_at: '2026-11-21T12:00:00Z' },
  );
  expect(met.clashes.email).toMatchObject({ by: 'Di', at: '2026-11-21T12:00:00Z' });
});

test('parts of an address that two people changed are one address, and the same part is a clash', () => {
  const moved: Stored = {
    ...stored,
    version: 4,
    business_address: { street: '1 Way', city: 'Bend', state: 'OR', zip: '97701' },
  };
  const met = takeUp(typed(['business_address.street', '2 Way'], ['business_address.zip', '97302']), moved);
  expect(clashNames(met)).toEqual(['business_address.zip']);
  expect(readWork(met).edit).toEqual({
    business_address: { street: '2 Way', city: 'Bend', state: 'OR', zip: '97302' },
  });
});

test('a second change of theirs is a clash again', () => {
  const met = allSeen(takeUp(typed(['phone', '666']), theirs));
  expect(hasUnseen(takeUp(met, { ...theirs, version: 6 }))).toBe(false);
  expect(hasUnseen(takeUp(met, { ...theirs, version: 6, phone: '888' }))).toBe(true);
});

test('after a save nothing is left of what was sent, whatever the server makes of it; what was typed meanwhile is', () => {
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

test('an edit laid over any other edit keeps every entry of ours and loses none of theirs', () => {
  const names = fc.subarray(['first_name', 'last_name', 'email', 'phone', 'dba_name', 'website'] as const);
  fc.assert(
    fc.property(names, names, fc.boolean(), (ours, others, alike) => {
      const other: Stored = {
        ...stored,
        version: 4,
        ...Object.fromEntries(others.map((name) => [name, alike ? `same ${name}` : `their ${name}`])),
      };
      const met = takeUp(typed(...ours.map((name): [EditName, string] => [name, `same ${name}`])), other);
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

function shelfOf(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

test('a kept edit comes back with its version, clashes and all, one a case', () => {
  const shelf = shelfOf();
  const met = takeUp(typed(['phone', '666'], ['chargeback_tools', '']), theirs);
  keepWork(shelf, 'c1', typed(['phone', '6']), '2026-11-21T09:00:00Z');
  expect(keepWork(shelf, 'c1', met, '2026-11-21T10:00:00Z')).toBe(true);
  expect(shelf.length).toBe(1);
  expect(findWork(shelf, 'c1')).toEqual({ work: met, at: '2026-11-21T10:00:00Z' });
  expect(findWork(shelf, 'c2')).toBeNull();
  keepWork(shelf, 'c1', workFrom(stored), '2026-11-21T11:00:00Z');
  expect(shelf.length).toBe(0);
});

test('what is damaged, or of another release, is passed over, and a full device is said', () => {
  const shelf = shelfOf();
  for (const text of [
    '',
    '{',
    'null',
    '{"at":"2026-11-21T10:00:00Z","base":{},"values":{},"clashes":{}}',
    '{"at":"then"}',
  ]) {
    shelf.setItem('unhold.case-edit:c1:3', text);
    expect(findWork(shelf, 'c1'), text).toBeNull();
  }
  forgetWork(shelf, 'c1');
  const full: Storage = {
    ...shelf,
    length: 0,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keepWork(full, 'c1', typed(['phone', '1']), '2026-11-21T10:00:00Z')).toBe(false);
});

test('every field has a place in the form', () => {
  for (const { name } of editFields) expect(fieldOf(name).label).not.toBe('');
});
