import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Whether this login can do what only migrations may: it is a superuser, or the owner of the database or of the program's
 * tables. Such a login serves nobody.
 */
export async function isOwner(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owner: boolean }>(
    `select r.rolsuper or r.rolbypassrls or pg_has_role(r.oid, d.datdba, 'member')
       or coalesce((select pg_has_role(r.oid, n.nspowner, 'member') from pg_namespace n where n.nspname = 'app'), false) as owner
     from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()`,
  );
  return rows[0]?.owner ?? false;
}

/** The same of the login in `url`. */
export async function isOwnersLogin(url: string): Promise<boolean> {
  return connected(url, isOwner);
}

/**
 * The address with the plain login of this database in place of the owner's, which `ownerUrl` has. The login is made when
 * it is missing, and gets a new password when its own is not accepted. Roles belong to the whole server, so its name has
 * that of the database in it. It is a member of the program's roles and has no right of its own but to connect.
 */
export async function servingUrl(ownerUrl: string): Promise<string> {
  return connected(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ database: string; name: string | null; password: string | null }>(
      `select current_database() as database, l.name, l.password
       from (select) one left join app.serving_login l on exists (select 1 from pg_roles r where r.rolname = l.name)`,
    );
    const [found] = rows;
    if (!found) throw new Error('The database does not say its name.');
    const name = loginName(found.database);
    if (found.name === name && found.password !== null) {
      const url = withLogin(ownerUrl, name, found.password);
      if (await canServe(url)) return url;
    }
    const password = randomBytes(24).toString('hex');
    await makeLogin(owner, found.database, name, password);
    return withLogin(ownerUrl, name, password);
  });
}

async function makeLogin(owner: pg.Client, database: string, name: string, password: string): Promise<void> {
  await owner.query('begin');
  try {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [name]);
    await owner.query(
      `${rowCount === 0 ? 'create' : 'alter'} role ${quoted(name)} login noinherit nosuperuser nocreatedb nocreaterole password '${verifierOf(password)}'`,
    );
    await owner.query(`grant unhold_app, unhold_auth, unhold_queue to ${quoted(name)}`);
    await owner.query(`grant connect on database ${quoted(database)} to ${quoted(name)}`);
    await owner.query(`grant select on public.migrations to ${quoted(name)}`);
    await owner.query(
      `insert into app.serving_login (name, password) values ($1, $2)
       on conflict (one) do update set name = excluded.name, password = excluded.password`,
      [name, password],
    );
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw new Error(
      `The login ${name}, with which the program serves, cannot be made: ${error instanceof Error ? error.message : String(error)}. The owner's login needs CREATEROLE, and ADMIN on unhold_app, unhold_auth and unhold_queue.`,
      { cause: error },
    );
  }
}

/** 63 bytes is the longest name. */
function loginName(database: string): string {
  if (Buffer.byteLength(database) <= 50) return `${database}_serving`;
  return `unhold_${createHash('sha256').update(database).digest('hex').slice(0, 32)}_serving`;
}

/** Of a password of plain ASCII, what PostgreSQL stores of it (RFC 5803), so that the password itself is in no server log. */
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

async function canServe(url: string): Promise<boolean> {
  try {
    return await connected(url, mayServe);
  } catch (error) {
    // 28: the login or its password is not accepted.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('28')) return false;
    throw error;
  }
}

/** Whether this login may assume the roles of the program and read which migrations there are. */
export async function mayServe(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select coalesce(bool_and(pg_has_role(current_user, r.oid, 'member')), false) and count(*) = 3
       and coalesce(has_table_privilege(to_regclass('public.migrations')::oid, 'select'), false) as may
     from pg_roles r where r.rolname in ('unhold_app', 'unhold_auth', 'unhold_queue')`,
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
