import { byteEndpoints, contract } from '../../contract/contract.ts';
import { errorStatuses } from '../../domain/errors.ts';
import { owesSecondFactor, type Person } from './session.ts';
import { policies } from '../kernel/policy.ts';

/** `/me` for an endpoint that is open to all, `GET /me` for one of one's own account. None of them has an id in its path. */
const open = new Set(
  [...typedEndpoints(contract), ...Object.entries(byteEndpoints).map(([name, route]) => ({ name, ...route }))].flatMap(
    ({ name, method, path }) => {
      if (policies[name] === 'public') return [`/api${path}`];
      return policies[name] === 'own-account' ? [`${method} /api${path}`] : [];
    },
  ),
);

const refusal = {
  code: 'SECOND_FACTOR_REQUIRED',
  message: 'Please confirm your sign-in with your second factor. If you have none yet, set one up in your account.',
} as const;

/** The refusal for a person who still owes a second factor, or null. One place for every kind of endpoint: what is not listed as open is closed. */
export function secondFactorRefusal(
  person: Person | null,
  method: string,
  path: string,
): { status: (typeof errorStatuses)[typeof refusal.code]; body: typeof refusal } | null {
  if (!person || !owesSecondFactor(person) || open.has(path) || open.has(`${method} ${path}`)) return null;
  return { status: errorStatuses[refusal.code], body: refusal };
}

type Endpoint = { name: string; method: string; path: string };

/** All endpoints of the typed contract, under the dotted names of the policy table. */
function typedEndpoints(node: object, names: string[] = []): Endpoint[] {
  if ('~orpc' in node) {
    const { route } = node['~orpc'] as { route: { method?: string; path?: string } };
    return [{ name: names.join('.'), method: route.method ?? 'POST', path: route.path ?? '' }];
  }
  return Object.entries(node).flatMap(([name, child]) => typedEndpoints(child as object, [...names, name]));
}
