import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** A template with `{}` for each value, like the keys that `withoutNames` returns. */
const templateText = (quasis: readonly { value: { cooked?: string | null } }[]): string =>
  quasis.map(({ value }) => value.cooked ?? '').join('{}');

/** "Saved at {time}" -> "Saved at {}". */
export const withoutNames = (key: string): string => key.replace(/\{\w+\}/g, '{}');

/** The texts of a source file. */
export type Texts = {
  /** First arguments of `t`, `rich` and `usePageTitle`: the keys of translations. */
  keys: string[];
  /** Every string, and every template with `{}` for each value. */
  all: string[];
  /** Texts given to components that translate them: titles, labels, hints. */
  given: string[];
  /** Texts between tags and in the names of elements, which are not translated. */
  bare: string[];
};

const translators = new Set(['t', 'rich', 'usePageTitle', 'say']);

const translatedAttributes = new Set(
  'label title placeholder busyLabel hint description page error lead agreeLabel tickError buttonLabel signedTitle'.split(
    ' ',
  ),
);
const namesOfElements = new Set(['aria-label', 'alt']);

export function textsIn(path: string): Texts {
  const texts: Texts = { keys: [], all: [], given: [], bare: [] };
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : '';
      if (translators.has(name)) for (const each of given) texts.keys.push(...stringsOf(each));
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.all.push(value);
    },
    TemplateLiteral: ({ quasis }) => void texts.all.push(templateText(quasis)),
    JSXAttribute: ({ name, value }) => {
      const text = value?.type === 'Literal' && typeof value.value === 'string' ? value.value : null;
      if (text === null || name.type !== 'JSXIdentifier') return;
      if (translatedAttributes.has(name.name)) texts.given.push(text);
      if (namesOfElements.has(name.name) && /\p{L}{2}/u.test(text)) texts.bare.push(text);
    },
    JSXText: ({ value }) => {
      if (/\p{L}{2}/u.test(value)) texts.bare.push(value.trim());
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return texts;
}

/** The strings that an argument can be: itself, or either side of a condition. */
function stringsOf(argument: unknown): string[] {
  if (!isNode(argument)) return [];
  if (argument.type === 'Literal') return typeof argument['value'] === 'string' ? [argument['value']] : [];
  if (argument.type === 'ConditionalExpression')
    return [...stringsOf(argument['consequent']), ...stringsOf(argument['alternate'])];
  return [];
}
