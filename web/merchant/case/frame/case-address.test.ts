import { expect, test } from 'vitest';
import { matchPath } from '../../../paths/paths.ts';
import { caseAddress, dialogFrom, movedFrom, dialogSearch, type CaseDialog } from './case-address.ts';

test('a dialog is restored from the URL that opens it', () => {
  const dialogs: CaseDialog[] = [
    { kind: 'accept', offerId: 'o1' },
    { kind: 'decline', offerId: 'o2' },
    { kind: 'cancel' },
  ];
  for (const dialog of dialogs) expect(dialogFrom(new URLSearchParams(dialogSearch(dialog)))).toEqual(dialog);
});

test('a URL with an unknown dialog, or an offer response without an offer, opens none', () => {
  for (const search of ['', 'dialog=', 'dialog=sign', 'dialog=accept', 'dialog=decline&offer=', 'offer=o1'])
    expect(dialogFrom(new URLSearchParams(search))).toBeNull();
});

test('a link to a part that has moved arrives on its page, and one to a part of the case stays', () => {
  expect(movedFrom('c1', '#clock')).toBe('/dashboard/cases/c1/notice#clock');
  expect(movedFrom('c1', '#hold')).toBe('/dashboard/cases/c1/record#hold');
  for (const hash of ['', '#messages', '#offers', '#letters']) expect(movedFrom('c1', hash)).toBeNull();
});

test('every page of a case has a URL that the server knows', () => {
  for (const page of [undefined, 'details', 'agreement', 'record'] as const)
    expect(matchPath(caseAddress('c1', page))?.kind).toBe('app');
});
