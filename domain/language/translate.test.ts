import { expect, test } from 'vitest';
import { translate, type Catalog } from './translate.ts';

const catalog: Catalog = {
  City: 'Ciudad',
  'Enter: {label}.': 'Escriba: {label}.',
  '{label} must be a number from {min} to {max}.': '{label}: un número de {min} a {max}.',
  '{count} of {all} added': '{count} de {all} agregados',
};

test('a text is found by its English, and its values are put in', () => {
  expect(translate(catalog, 'City')).toBe('Ciudad');
  expect(translate(catalog, '{count} of {all} added', { count: 2, all: 8 })).toBe('2 de 8 agregados');
});

test('a sentence composed elsewhere is recognized, and the label in it is translated too', () => {
  expect(translate(catalog, 'Enter: City.')).toBe('Escriba: Ciudad.');
  expect(translate(catalog, 'City must be a number from 0 to 100.')).toBe('Ciudad: un número de 0 a 100.');
});

test('what the catalog does not know stays English, and nothing is read into what somebody typed', () => {
  expect(translate(catalog, 'Street')).toBe('Street');
  expect(translate(catalog, 'constructor')).toBe('constructor');
  expect(translate(catalog, '{count} of {all} added', { count: '{all}', all: '$1' })).toBe('{all} de $1 agregados');
});

test('a list in a sentence is translated part by part, and a day by the language', () => {
  expect(translate(catalog, 'Enter: City; Street.', undefined, (text) => text.toUpperCase())).toBe(
    'Escriba: Ciudad; STREET.',
  );
});
