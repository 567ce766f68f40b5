import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Entry } from '../../db/actor.ts';
import type { Config } from '../kernel/config.ts';
import type { User, SignIn } from '../kernel/user.ts';
import { ensureUser } from '../people/ensure-user.ts';

type SessionRow = {
  id: string;
  email: string;
  email_verified: boolean;
  role: User['role'] | null;
  org_id: string | null;
  org_kind: string | null;
  session_id: string;
  passed: boolean;
  has_codes: boolean;
  has_passkey: boolean;
};
type PlaceRow = { role: User['role']; org_id: string; org_kind: string };

/** `text`: the row as the database wrote it, which changes whenever anything in it does. */
type Session = { row: SessionRow; text: string };

/** Sessions as the database last showed them, by a signed cookie that was verified; the oldest go first. */
const lastSeen = new WeakMap<Database, Map<string, Session>>();
const maxSeen = 10_000;

/** Reads the signed session cookie of a request. Null when there is none, it was altered, or the session has ended. */
export async function readUser(database: Database, config: Config, cookieHeader: string | null): Promise<User | null> {
  const signed = signedCookie(cookieHeader, config);
  const token = signed === null ? null : verifiedToken(signed, config);
  if (signed === null || token === null) return null;
  const session = await findSession(database, token);
  remember(database, signed, session);
  if (!session) return null;
  const { row } = session;
  const place = placeOf(row) ?? (await ensureUser(database, row.id));
  return userFrom(config, row, place);
}

/**
 * The caller as the session showed them at an earlier request, to be confirmed by the first transaction of this one:
 * that saves a round trip. Null when the session is not known. An answer must not leave before `isConfirmed`.
 */
export function assumeUser(database: Database, config: Config, cookieHeader: string | null): User | null {
  const signed = signedCookie(cookieHeader, config);
  const session = signed === null ? undefined : lastSeen.get(database)?.get(signed);
  const place = session && placeOf(session.row);
  if (signed === null || !session || !place) return null;
  return { ...userFrom(config, session.row, place), entry: new AssumedSession(tokenIn(signed), session.text) };
}

/** Whether the session of an assumed user is still what was assumed. Asks, if no transaction has done so yet. */
export async function isConfirmed(database: Database, { entry }: User): Promise<boolean> {
  if (!(entry instanceof AssumedSession)) return true;
  return entry.confirmed ?? entry.matches(await sessionText(database, entry.token));
}

class SessionChanged extends Error {
  override readonly name = 'SessionChanged';
}

class AssumedSession implements Entry {
  readonly token: string;
  confirmed: boolean | null = null;
  private readonly assumed: string;

  constructor(token: string, assumed: string) {
    this.token = token;
    this.assumed = assumed;
  }

  matches(row: string | null): boolean {
    return row === this.assumed;
  }

  confirm(row: string | null): void {
    this.confirmed = this.confirmed !== false && this.matches(row);
    if (!this.confirmed) throw new SessionChanged('The session is not what was assumed; the request starts again.');
  }
}

function remember(database: Database, signed: string, session: Session | null): void {
  const seen = lastSeen.get(database) ?? new Map<string, Session>();
  lastSeen.set(database, seen);
  seen.delete(signed);
  if (session) seen.set(signed, session);
  const [oldest] = seen.keys();
  if (seen.size > maxSeen && oldest !== undefined) seen.delete(oldest);
}

const placeOf = ({ role, org_id, org_kind }: SessionRow): PlaceRow | null =>
  role && org_id && org_kind ? { role, org_id, org_kind } : null;

async function findSession(database: Database, token: string): Promise<Session | null> {
  const text = await sessionText(database, token);
  return text === null ? null : { row: JSON.parse(text) as SessionRow, text };
}

async function sessionText(database: Database, token: string): Promise<string | null> {
  const { rows } = await database.pool.query<{ who: string | null }>({
    name: 'enter',
    text: 'select app.enter($1, $2) as who',
    values: [token, null],
  });
  return rows[0]?.who ?? null;
}

function userFrom(config: Config, row: SessionRow, place: PlaceRow): User {
  return {
    id: row.id,
    role: place.role,
    name: row.email,
    email: row.email,
    emailVerified: row.email_verified,
    verifiedEmail: row.email_verified ? row.email : null,
    orgId: place.org_id,
    orgKind: place.org_kind,
    sessionId: row.session_id,
    signIn: signInOf(config, row, place.role),
  };
}

/**
 * Staff and attorneys need a second factor, except in a demo on its own machine; users who have set one up must pass it however they
 * signed in.
 */
function signInOf({ localDemo }: Config, row: SessionRow, role: User['role']): SignIn {
  return {
    second_factor: row.has_codes || row.has_passkey,
    satisfied: row.passed,
    required: row.has_codes || (role !== 'client' && !localDemo),
  };
}

/** The session's cookie as Better Auth signs it: `token.signature`. Null when the request has none. */
function signedCookie(cookieHeader: string | null, config: Config): string | null {
  const name = `${cookiePrefix(config)}.session_token=`;
  const cookie = cookieHeader?.split(/;\s*/).find((each) => each.startsWith(name));
  return cookie ? decoded(cookie.slice(name.length)) : null;
}

const tokenIn = (signed: string): string => signed.slice(0, Math.max(0, signed.lastIndexOf('.')));

/** Null unless the signature is the token's, HMAC-SHA-256 under the app's key. */
function verifiedToken(signed: string, config: Config): string | null {
  const token = tokenIn(signed);
  if (token === '') return null;
  const expected = createHmac('sha256', config.appKey).update(token).digest();
  const given = Buffer.from(signed.slice(token.length + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

export const isSecure = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:');

/** Over https the `__Host-` prefix makes a browser accept the cookie only from this very host. */
export const cookiePrefix = (config: Config): string => (isSecure(config) ? '__Host-unhold' : 'unhold');

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
