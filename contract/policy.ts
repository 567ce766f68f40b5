import { oc } from '@orpc/contract';
import type { Role } from '../domain/people/role.ts';

/**
 * Who may call a route, by role alone; which objects they get is decided in the use case and again by row-level
 * security. `own-account` is `signed-in`, but also open to users who still owe a second factor
 * (server/auth/second-factor-gate.ts): their own settings, nothing of a case. `desk`: staff and attorneys.
 */
export type Policy = 'public' | 'own-account' | 'signed-in' | 'staff' | 'attorney' | 'desk';

/** `signed-out` and `forbidden` are different answers: 401 and 403. */
export type Verdict = 'allowed' | 'signed-out' | 'forbidden';

/** Begins a route of the contract with its policy. */
export const allow = (policy: Policy) => oc.$meta<{ policy: Policy }>({ policy });

/** Decides by role alone; null is a visitor. A route without a policy is forbidden to all. Pure. */
export function mayCall(policy: Policy | undefined, role: Role | null): Verdict {
  if (policy === undefined) return 'forbidden';
  if (policy === 'public') return 'allowed';
  if (role === null) return 'signed-out';
  switch (policy) {
    case 'own-account':
    case 'signed-in':
      return 'allowed';
    case 'staff':
      return role === 'admin' ? 'allowed' : 'forbidden';
    case 'attorney':
      return role === 'attorney' ? 'allowed' : 'forbidden';
    case 'desk':
      return role === 'admin' || role === 'attorney' ? 'allowed' : 'forbidden';
  }
}
