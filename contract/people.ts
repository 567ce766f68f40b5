import { z } from 'zod';
import { processors } from '../domain/processors.ts';
import { unwritable, unwritableMessage } from '../domain/unwritable.ts';
import { locales } from '../domain/people/locale.ts';
import { orgKinds, roles } from '../domain/people/role.ts';
import { emailPreferences } from './email.ts';
import { allow } from './policy.ts';
import { usStates } from '../domain/case-options.ts';
import { licenseStatuses } from '../domain/people/license.ts';
import { standing } from './standing.ts';
import { calendarDate, cents, email, hold, id, plainText, status, timestamp } from './shapes.ts';

/** A user's name, without the characters that a message refuses. */
const name = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { abort: true })
    .refine((text) => !unwritable.test(text), unwritableMessage);

const phone = plainText.max(40, 'Shorten it to 40 characters or fewer.');

const barNumber = plainText.min(1, 'Enter the number of the license.').max(60, 'Shorten it to 60 characters or fewer.');

const orgKind = z.enum(orgKinds);

const org = z.object({ id, name: z.string(), kind: orgKind });

const adminUserRow = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  org,
  phone: z.string().nullable(),
  created_at: timestamp,
});
export type AdminUserRow = z.infer<typeof adminUserRow>;

/**
 * A change of a user's access, with who made it and whose it is; `from` and `to` are readable roles or names of
 * organizations.
 */
const accessEntry = z.object({
  at: timestamp,
  what: z.string(),
  by: z.string(),
  email: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type AccessEntry = z.infer<typeof accessEntry>;

const adminUser = adminUserRow.extend({
  version: z.number().int(),
  email_verified: z.boolean(),
  second_factor: z.boolean(),
  erased_at: timestamp.nullable(),
  attorney: z.object({ bar_number: z.string(), bar_state: z.string(), firm_name: z.string() }).nullable(),
  /** A lead of staff is notified of what is late; `may_set_lead`: the caller may change that. */
  is_lead: z.boolean(),
  may_set_lead: z.boolean(),
  /**
   * The day from which a new member of staff may confirm what another entered; null once they may, and for other users.
   */
  second_from: calendarDate.nullable(),
  /** An attorney's standing; null for everybody else. */
  standing: standing.nullable(),
  /** The user's cases, newest first, at most 100 of `case_count`. */
  cases: z.array(
    z.object({
      id,
      case_number: z.string(),
      business: z.string(),
      processor: z.enum(processors),
      other_processor: z.string().nullable(),
      held_amount_cents: cents.nullable(),
      status,
      created_at: timestamp,
    }),
  ),
  case_count: z.number().int(),
  /** Open cases that this user is responsible for: those that staff own, those assigned to an attorney. */
  open_cases: z.number().int(),
  sessions: z.array(
    z.object({
      id,
      created_at: timestamp,
      last_seen_at: timestamp,
      expires_at: timestamp,
      ip_address: z.string().nullable(),
      user_agent: z.string().nullable(),
      second_factor: z.boolean(),
      own: z.boolean(),
    }),
  ),
  access: z.array(accessEntry),
  /** Why the caller may not revoke the user's access, in a sentence, or null. */
  revoke_blocked_by: z.string().nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;

const one = z.strictObject({ id });

export const me = z.object({
  user: z.object({
    id,
    email: z.string(),
    email_verified: z.boolean(),
    phone: z.string().nullable(),
    role: z.enum(roles),
    created_at: timestamp,
    org: z.object({ id, name: z.string(), kind: z.enum(['merchant', 'internal', 'law_firm']) }),
    /** Whether a second factor is set up, passed in this session, and required by the user's role. */
    sign_in: z.object({ second_factor: z.boolean(), satisfied: z.boolean(), required: z.boolean() }),
  }),
  profile: z.object({
    display_name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    /** The language of the user's screens and emails. */
    locale: z.enum(locales),
    created_at: timestamp,
  }),
});
export type Me = z.infer<typeof me>;

const start = me.extend({
  /** `expires_at` is null for a session that has just ended; `extends`: asking /auth/get-session would extend it. */
  session: z.object({ expires_at: timestamp.nullable(), extends: z.boolean() }),
  /** As /outgoing says it; null for everybody but staff. */
  held: hold.nullable(),
});
export type Start = z.infer<typeof start>;
export type EmailPreferences = z.infer<typeof emailPreferences>;

export const people = {
  /**
   * The signed-in user; 401 when there is none. Creates organization, user and profile on the first call (spec, section
   * 4).
   */
  getMe: allow('own-account')
    .route({ method: 'GET', path: '/me', tags: ['me'] })
    .output(me),
  /** The same for a page that starts, with the end of the session and what staff see on each page: one answer instead of three. */
  getStart: allow('own-account')
    .route({ method: 'GET', path: '/me/start', tags: ['me'] })
    .output(start),
  /** Updates the caller's profile; email and password change through /auth. */
  patchMe: allow('own-account')
    .route({ method: 'PATCH', path: '/me', tags: ['me'] })
    .input(
      z.strictObject({
        display_name: name(200).min(1, 'Enter: Display name.').optional(),
        first_name: name(120).optional(),
        last_name: name(120).optional(),
        phone: phone.nullable().optional(),
        locale: z.enum(locales).optional(),
      }),
    )
    .output(me),
  listAttorneys: allow('staff')
    .route({ method: 'GET', path: '/admin/attorneys', tags: ['admin'] })
    .output(z.object({ items: z.array(z.object({ id, name: z.string(), open_cases: z.number().int() })) })),
  /** Staff by name, to choose a case's owner from. */
  listStaff: allow('staff')
    .route({ method: 'GET', path: '/admin/staff', tags: ['admin'] })
    .output(z.object({ items: z.array(z.object({ id, name: z.string(), email: z.string() })) })),
  /**
   * Users, newest first; `search` matches email, name and organization. `total` is exact without a search, else counted
   * to 1,000.
   */
  listUsers: allow('staff')
    .route({ method: 'GET', path: '/admin/users', tags: ['admin'] })
    .input(
      z.strictObject({
        search: z.string().trim().max(200).optional(),
        role: z.enum(roles).optional(),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        items: z.array(adminUserRow),
        next_cursor: z.string().nullable(),
        total: z.number().int(),
        total_capped: z.boolean(),
      }),
    ),
  getUser: allow('staff')
    .route({ method: 'GET', path: '/admin/users/{id}', tags: ['admin'] })
    .input(one)
    .output(adminUser),
  /**
   * Changes role, organization and phone. A role and its organization's kind belong together: client and merchant,
   * admin and internal, attorney and law_firm. `org_name` creates an organization of that kind, or renames the
   * merchant's own. 409 VERSION_MISMATCH when somebody saved first, 409 CONFLICT for the last staff member.
   */
  patchUser: allow('staff')
    .route({ method: 'PATCH', path: '/admin/users/{id}', tags: ['admin'], inputStructure: 'detailed' })
    .input(
      z.object({
        params: one,
        headers: z.object({ 'if-match': z.string().regex(/^"?\d{1,10}"?$/, 'must be the version of the user') }),
        body: z
          .strictObject({
            role: z.enum(roles).optional(),
            org_id: id.optional(),
            org_name: z.string().trim().min(1).max(300).optional(),
            phone: phone.nullable().optional(),
            attorney: z
              .strictObject({
                bar_number: barNumber,
                bar_state: z.string().trim().min(1).max(60),
                firm_name: z.string().trim().min(1).max(200),
              })
              .optional(),
          })
          .refine((body) => Object.keys(body).length > 0, 'has nothing to change'),
      }),
    )
    .output(adminUser),
  /**
   * Another member of staff confirms or declines what was proposed. 403 for the attorney and for the member who
   * proposed it.
   */
  decideAppointment: allow('staff')
    .route({ method: 'POST', path: '/admin/users/{id}/appointment', tags: ['admin'] })
    .input(z.strictObject({ id, appointment_id: id, decision: z.enum(['confirmed', 'declined']) }))
    .output(adminUser),
  /** Records that an attorney's license was looked up, the first time or again. */
  checkLicense: allow('staff')
    .route({ method: 'POST', path: '/admin/users/{id}/licenses', tags: ['admin'] })
    .input(
      z.strictObject({
        id,
        state: z.enum(usStates),
        number: barNumber,
        status: z.enum(licenseStatuses),
        checked_on: calendarDate,
        proof: z.string().trim().min(1).max(500),
      }),
    )
    .output(adminUser),
  /**
   * Records that an attorney left, died or may no longer practice: in each open case of theirs the client is told, and staff are asked for
   * another one. 409 CONFLICT for a user who is not appointed.
   */
  retireAttorney: allow('staff')
    .route({ method: 'POST', path: '/admin/users/{id}/retire', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(adminUser),
  /** The caller's own appointment and licenses. */
  getStanding: allow('attorney')
    .route({ method: 'GET', path: '/me/standing', tags: ['me'] })
    .output(standing),
  /** Ends one session of a user, or all of them. */
  endUserSession: allow('staff')
    .route({ method: 'DELETE', path: '/admin/users/{id}/sessions/{session_id}', tags: ['admin'] })
    .input(z.strictObject({ id, session_id: id }))
    .output(adminUser),
  endUserSessions: allow('staff')
    .route({ method: 'DELETE', path: '/admin/users/{id}/sessions', tags: ['admin'] })
    .input(one)
    .output(adminUser),
  /** A lead of staff makes another user a lead, or ends that; the operator makes the first. Idempotent. */
  setLead: allow('staff')
    .route({ method: 'POST', path: '/admin/users/{id}/lead', tags: ['admin'] })
    .input(z.strictObject({ id, is_lead: z.boolean() }))
    .output(adminUser),
  /**
   * Revokes staff access, effective at once: the user becomes a client in an organization of their own, and their open
   * cases go to other staff.
   */
  revokeStaff: allow('staff')
    .route({ method: 'POST', path: '/admin/users/{id}/revoke', tags: ['admin'] })
    .input(one)
    .output(adminUser),
  /** Organizations of one kind by name, at most 20. `member` is the email of one of its users: names are not unique. */
  listOrgs: allow('staff')
    .route({ method: 'GET', path: '/admin/orgs', tags: ['admin'] })
    .input(z.strictObject({ kind: orgKind, search: z.string().trim().max(200).default('') }))
    .output(z.object({ items: z.array(org.extend({ member: z.string().nullable() })) })),
  /** Access granted and revoked, roles changed and sessions ended, newest first. */
  listAccessLog: allow('staff')
    .route({ method: 'GET', path: '/admin/access-log', tags: ['admin'] })
    .input(z.strictObject({ cursor: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(accessEntry), next_cursor: z.string().nullable() })),
  /** The organization comes from the signed-in user; the first element carries its id, as the spec reads it. */
  createMerchantOrgAndUser: allow('signed-in')
    .route({ method: 'POST', path: '/rpc/create_merchant_org_and_user', tags: ['procedures'] })
    .input(
      z.strictObject({
        p_org_name: z.string().trim().max(200).default(''),
        p_email: email,
        p_phone: phone.nullable().default(null),
      }),
    )
    .output(z.array(z.object({ org_id: id }))),
  createAdminUser: allow('staff')
    .route({ method: 'POST', path: '/rpc/create_admin_user', tags: ['procedures'] })
    .input(z.strictObject({ p_email: email }))
    .output(z.object({ granted: z.literal(true) })),
};
