import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Whether this login can do what only migrations may: it is a superuser, or the owner of the database or of the program's
 * tables. Such a login never serves requests.
 */
export async function isOwner(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owner: boolean }>(
    `select r.rolsuper or r.rolbypassrls or pg_has_role(r.oid, d.datdba, 'member')
       or coalesce((select pg_has_role(r.oid, n.nspowner, 'member') from pg_namespace n where n.nspname = 'app'), false) as owner
     from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()`,
  );
  return rows[0]?.owner ?? false;
}

/** The same for the login in `url`. */
export async function isOwnersLogin(url: string): Promise<boolean> {
  return connected(url, isOwner);
}

/**
 * The addresses with the plain logins: the one that serves, and the one that reads accounts, passwords and second
 * factors.
 */
export type PlainUrls = { serving: string; signIn: string };

/** `kept`, `keep`: the SQL that reads and stores the login's name and password. */
type Login = { suffix: string; roles: readonly string[]; kept: string; keep: string };
/** The roles that each login may assume. It inherits no rights, so it has only those of the role that it assumes. */
const logins = {
  serving: {
    suffix: 'serving',
    roles: ['unhold_app', 'unhold_queue'],
    kept: 'name, password',
    keep: `insert into app.serving_login (name, password) values ($1, $2)
      on conflict (one) do update set name = excluded.name, password = excluded.password`,
  },
  // Made after the other, whose row it shares.
  signIn: {
    suffix: 'sign_in',
    roles: ['unhold_auth'],
    kept: 'sign_in_name as name, sign_in_password as password',
    keep: 'update app.serving_login set sign_in_name = $1, sign_in_password = $2',
  },
} satisfies Record<string, Login>;
const everyRole = Object.values(logins).flatMap(({ roles }) => roles);

/**
 * The address with each plain login of this database instead of the owner's, which `ownerUrl` has. A login is made when
 * it is missing, and gets a new password when its own is not accepted. Roles belong to the whole server, so a login's
 * name contains that of the database. Its only right of its own is to connect; otherwise it is a member of the
 * program's roles, and neither login is a member of the other's.
 */
export async function plainUrls(ownerUrl: string): Promise<PlainUrls> {
  return connected(ownerUrl, async (owner) => ({
    serving: await plainUrl(owner, ownerUrl, logins.serving),
    signIn: await plainUrl(owner, ownerUrl, logins.signIn),
  }));
}

/**
 * The same for a process: made with the owner's login if it has that, else as configured. Throws, with what to do, when
 * the login for signing in is missing.
 */
export async function plainUrlsOf(
  url: string,
  { signInUrl, ownerUrl }: { signInUrl: string | null; ownerUrl: string | null },
): Promise<PlainUrls> {
  if (await isOwnersLogin(url)) return plainUrls(url);
  if (signInUrl !== null) return { serving: url, signIn: signInUrl };
  if (ownerUrl !== null) return { serving: url, signIn: (await plainUrls(ownerUrl)).signIn };
  throw new Error(
    'DATABASE_SIGN_IN_URL is missing, the login that reads accounts: run  npm run operator -- prepare-database  with DATABASE_OWNER_URL, which prints it beside DATABASE_URL.',
  );
}

async function plainUrl(owner: pg.Client, ownerUrl: string, login: Login): Promise<string> {
  const { rows } = await owner.query<{ database: string; name: string | null; password: string | null }>(
    `select current_database() as database, l.name, l.password
     from (select) one left join (select ${login.kept} from app.serving_login) l
       on exists (select 1 from pg_roles r where r.rolname = l.name)`,
  );
  const [found] = rows;
  if (!found) throw new Error('The database does not say its name.');
  const name = loginName(found.database, login.suffix);
  if (found.name === name && found.password !== null) {
    await keepApart(owner, name, login);
    const url = withLogin(ownerUrl, name, found.password);
    if (await accepts(url, login)) return url;
  }
  const password = randomBytes(24).toString('hex');
  await makeLogin(owner, found.database, login, password);
  return withLogin(ownerUrl, name, password);
}

/** Takes roles of the other login from this one: in older installations one login was a member of all roles. */
async function keepApart(owner: pg.Client, name: string, { roles }: Login): Promise<void> {
  const others = everyRole.filter((each) => !roles.includes(each));
  const { rows } = await owner.query<{ role: string }>(
    `select r.rolname as role from pg_auth_members m join pg_roles r on r.oid = m.roleid join pg_roles l on l.oid = m.member
     where l.rolname = $1 and r.rolname = any ($2)`,
    [name, others],
  );
  for (const { role } of rows) await owner.query(`revoke ${role} from ${quoted(name)}`);
}

async function makeLogin(owner: pg.Client, database: string, login: Login, password: string): Promise<void> {
  const name = loginName(database, login.suffix);
  await owner.query('begin');
  try {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [name]);
    await owner.query(
      `${rowCount === 0 ? 'create' : 'alter'} role ${quoted(name)} login noinherit nosuperuser nocreatedb nocreaterole password '${verifierOf(password)}'`,
    );
    await keepApart(owner, name, login);
    await owner.query(`grant ${login.roles.join(', ')} to ${quoted(name)}`);
    await owner.query(`grant connect on database ${quoted(database)} to ${quoted(name)}`);
    await owner.query(`grant select on public.migrations to ${quoted(name)}`);
    await owner.query(login.keep, [name, password]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw new Error(
      `The login ${name}, with which the program serves, cannot be made: ${error instanceof Error ? error.message : String(error)}. The owner's login needs CREATEROLE, and ADMIN on unhold_app, unhold_auth and unhold_queue.`,
      { cause: error },
    );
  }
}

/** A name of at most 63 bytes, PostgreSQL's max. */
function loginName(database: string, suffix: string): string {
  if (Buffer.byteLength(database) <= 50) return `${database}_${suffix}`;
  return `unhold_${createHash('sha256').update(database).digest('hex').slice(0, 32)}_${suffix}`;
}

/**
 * What PostgreSQL stores of a plain ASCII password (RFC 5803); sending that keeps the password out of the server's log.
 */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256');
  const keyed = (what: string) => createHmac('sha256', salted).update(what).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$4096:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}

function withLogin(url: string, name: string, password: string): string {
  const plain = new URL(url);
  plain.username = encodeURIComponent(name);
  plain.password = password;
  return plain.href;
}

async function accepts(url: string, { roles }: Login): Promise<boolean> {
  try {
    return await connected(url, (client) => mayAssume(client, roles));
  } catch (error) {
    // 28: the login or its password is not accepted.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('28')) return false;
    throw error;
  }
}

/** Whether this login may assume the roles of a process that serves and read which migrations there are. */
export const mayServe = (client: pg.Client): Promise<boolean> => mayAssume(client, logins.serving.roles);

async function mayAssume(client: pg.Client, roles: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select coalesce(bool_and(pg_has_role(current_user, r.oid, 'member')), false) and count(*) = cardinality($1::text[])
       and coalesce(has_table_privilege(to_regclass('public.migrations')::oid, 'select'), false) as may
     from pg_roles r where r.rolname = any ($1)`,
    [roles],
  );
  return rows[0]?.may ?? false;
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
