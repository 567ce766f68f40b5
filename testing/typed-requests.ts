/**
 * A request to each endpoint that takes typed text, made from the contract alone, so that a new endpoint or field is
 * included at once.
 */
import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import type { Policy } from '../contract/policy.ts';
import { steps } from '../domain/intake/steps.ts';

/** A field that takes text; `schema` has all of its rules. */
type TypedText = { name: string; schema: z.ZodType };
export type TypedEndpoint = {
  name: string;
  policy: Policy;
  texts: readonly TypedText[];
  /** A request in which `fill` makes every text from its maximum length, with `id` for every id. */
  request(fill: Fill, id: string): { method: string; path: string; body?: unknown; headers: Record<string, string> };
};
type Fill = (max: number) => string;
type Procedure = AnyContractProcedure & { '~orpc': { meta: { policy?: Policy }; inputSchema?: z.ZodType } };

/** The length, in characters, of a text without a maximum. */
const otherwise = 1_000;
const isProcedure = (node: object): node is Procedure => '~orpc' in node;
// Zod declares the definitions of its schemas as a union on this type alone.
const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** The schema that reads what is sent, without the wrappers that make it optional or transform it. */
function inside(schema: z.core.$ZodType): z.core.$ZodType {
  const definition = definitionOf(schema);
  if ('innerType' in definition) return inside(definition.innerType);
  if (definition.type === 'pipe')
    return inside(definitionOf(definition.in).type === 'transform' ? definition.out : definition.in);
  return schema;
}

/** Values for fields that accept only a certain form. */
const formed = [
  '2026-11-20',
  '2026-11-20T12:00:00Z',
  'ada@shop.example',
  'ab'.repeat(32),
  '"1"',
  '9407100000000000000000',
  'true',
];

const isText = (schema: z.core.$ZodType): schema is z.ZodString =>
  definitionOf(schema).type === 'string' && !((schema as z.ZodString).format ?? '').match(/^(uuid|date|datetime)$/);

/** The fields of a request that take text, each with the schema that has all of its rules. */
function textsIn(schema: z.core.$ZodType, name: string): TypedText[] {
  const within = inside(schema);
  const definition = definitionOf(within);
  switch (definition.type) {
    case 'string':
      return isText(within) ? [{ name, schema: schema as z.ZodType }] : [];
    case 'object':
      return Object.entries(definition.shape).flatMap(([key, each]) => textsIn(each, `${name}.${key}`));
    case 'array':
      return textsIn(definition.element, `${name}[]`);
    case 'record':
      return [...textsIn(definition.keyType, `${name}.key`), ...textsIn(definition.valueType, `${name}.value`)];
    case 'union':
      return definition.options.flatMap((each) => textsIn(each, name));
    default:
      return [];
  }
}

function textFor(schema: z.ZodString, fill: Fill, id: string): string {
  const takes = (text: string) => schema.safeParse(text).success;
  const max = schema.maxLength ?? otherwise;
  if (takes('a'.repeat(max))) return fill(max);
  return [id, ...formed].find(takes) ?? fill(max);
}

/** A value that the schema accepts, with all of its texts at their maximum length and without a cursor. */
function sampleOf(schema: z.core.$ZodType, fill: Fill, id: string): unknown {
  const within = inside(schema);
  const definition = definitionOf(within);
  const sample = (each: z.core.$ZodType) => sampleOf(each, fill, id);
  switch (definition.type) {
    case 'string':
      return textFor(within as z.ZodString, fill, id);
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape)
          .filter(([key]) => key !== 'cursor')
          .map(([key, each]) => [key, sample(each)]),
      );
    case 'array':
      // Ids of missing objects would only be refused.
      return textsIn(definition.element, '').length > 0 ? [sample(definition.element)] : [];
    case 'record':
      return recordFor(schema as z.ZodType, sample(definition.valueType));
    case 'union':
      return sample(definition.options[0] ?? z.null());
    case 'enum':
      return Object.values(definition.entries)[0];
    case 'literal':
      return definition.values[0];
    case 'number':
      return Math.max(1, (within as z.ZodNumber).minValue ?? 1);
    default:
      return definition.type === 'boolean' ? false : null;
  }
}

/** The only records with rules for their keys are the wizard's answers and their rows. */
const answerNames = [
  ...steps.map(({ fields }) => fields.filter(({ kind }) => kind === 'longtext')),
  ...steps.flatMap(({ rows }) => rows ?? []).map(({ fields }) => fields.filter(({ kind }) => kind === 'text')),
].map((fields) => fields.map(({ name }) => name));

function recordFor(schema: z.ZodType, value: unknown): unknown {
  const records = answerNames.map((names) => Object.fromEntries(names.map((name) => [name, value])));
  return records.find((record) => Object.keys(record).length > 0 && schema.safeParse(record).success) ?? {};
}

function typedEndpoints(node: object, names: readonly string[]): TypedEndpoint[] {
  if (!isProcedure(node))
    return Object.entries(node).flatMap(([name, child]: [string, object]) => typedEndpoints(child, [...names, name]));
  const { route, meta, inputSchema } = node['~orpc'];
  const name = names.join('.');
  const texts = inputSchema ? textsIn(inputSchema, name) : [];
  if (!inputSchema || texts.length === 0) return [];
  const request = (fill: Fill, id: string) => requestOf(route, sampleOf(inputSchema, fill, id) as Sample);
  return [{ name, policy: meta.policy ?? 'staff', texts, request }];
}

/** The headers with `?` for every character that a header cannot have. */
const sendable = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(/[^ -~]/g, '?')]));

type Sample = Record<string, unknown> & { params?: object; headers?: Record<string, string>; body?: object };

/**
 * Puts the values that the path names into it; the others become the query of a read, or the body of any other request.
 */
function requestOf(
  { method = 'POST', path = '' }: { method?: string; path?: string },
  { params, headers = {}, ...sample }: Sample,
) {
  const named: Record<string, unknown> = { ...sample, ...params };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(named[key])));
  const rest = Object.entries(sample.body ?? sample).filter(([key]) => !path.includes(`{${key}}`));
  if (method !== 'GET')
    return { method, path: `/api${filled}`, headers: sendable(headers), body: Object.fromEntries(rest) };
  const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)]));
  return { method, path: `/api${filled}?${query}`, headers: sendable(headers) };
}

/** Every endpoint of the contract that takes text. */
export const endpointsWithText: readonly TypedEndpoint[] = typedEndpoints(contract, []);
