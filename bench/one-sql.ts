/**
 * The same six requests answered with one hand-written SQL statement each, by a plain Node handler: no session, no
 * row-level security, no contract. What the machine could do at best, so that our requests are compared with something
 * that does not change with us.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

const columns = 'id, case_number, processor, legal_business_name, held_amount_cents, status, priority, created_at';
const listed = `c.id, c.case_number, c.first_name, c.last_name, c.email, c.legal_business_name, c.processor, c.held_amount_cents, c.status, c.priority,
  c.version, c.created_at, c.next_action, c.next_action_on, a.full_name as attorney_name, p.display_name as owner_name`;
const fromCases = `from cases c left join attorneys a on a.user_id = c.attorney_id left join profiles p on p.user_id = c.owner_id`;
const rowsOf = (table: string, order: string) =>
  `(select coalesce(json_agg(x), '[]') from (select * from ${table} where case_id = $1 order by ${order} limit 200) x)`;

/** By path; each takes one parameter and gives one text, the answer's body. */
const statements = {
  '/my-cases': `select coalesce(json_agg(x), '[]')::text as body
    from (select ${columns} from cases where created_by = $1 order by created_at desc, id desc limit 51) x`,
  '/detail': `select json_build_object('case', row_to_json(c), 'owners', ${rowsOf('business_owners', 'position')},
      'processors', ${rowsOf('previous_processors', 'position')}, 'files', ${rowsOf('case_files', 'filename')},
      'messages', ${rowsOf('messages', 'created_at desc')}, 'letters', ${rowsOf('letters', 'created_at desc')})::text as body
    from cases c where id = $1::uuid`,
  '/admin': `select json_build_object('total', (select sum(n) from counts where what like 'case:%'), 'items', (
      select coalesce(json_agg(x), '[]') from (select ${listed} ${fromCases} order by c.created_at desc, c.id desc limit $1::int) x))::text as body`,
  '/search': `select coalesce(json_agg(x), '[]')::text as body
    from (select ${listed} ${fromCases} where c.search_text like '%' || $1 || '%' order by c.created_at desc, c.id desc limit 51) x`,
  '/submit': `with new_case as (
      insert into cases (id, case_number, created_by, org_id, processor, first_name, last_name, email, legal_business_name, business_address, held_amount_cents)
      select gen_random_uuid(), $1, id, org_id, 'paypal', 'Ada', 'Byron', email, 'Byron LLC', '{}', 5000000 from users where role = 'client' limit 1
      returning id),
    fee as (insert into fee_terms (case_id, percent, held_amount_cents) select id, 20, 5000000 from new_case),
    owners as (insert into business_owners (id, case_id, position, owner_name) select gen_random_uuid(), id, 0, 'Ada Byron' from new_case),
    used as (insert into previous_processors (id, case_id, position, processor_name) select gen_random_uuid(), id, 0, 'OldPay' from new_case),
    history as (insert into case_history (id, case_id, seq, actor_name, what, prev_hash, hash) select gen_random_uuid(), id, 0, 'Ada', 'case_submitted', '', '' from new_case)
    select json_build_object('case_id', id)::text as body from new_case`,
} as const;
type OneSqlPath = keyof typeof statements;

export type OneSqlServer = { stop(): Promise<void> };

/** Starts the handler as a process of its own on `port`, with as many connections to the database as ours has. */
export async function startOneSql(url: string, port: number): Promise<OneSqlServer> {
  const child: ChildProcess = fork(new URL(import.meta.url), [], {
    env: { ...process.env, ONE_SQL_URL: url, ONE_SQL_PORT: String(port) },
  });
  await once(child, 'message');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** A request as the load generator sends it. */
export const oneSqlRequest = (path: OneSqlPath, value: string): string =>
  `GET ${path}?${encodeURIComponent(value)} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

function serve(url: string, port: number): void {
  const pool = new pg.Pool({ connectionString: url, max: 20, idleTimeoutMillis: 100 });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '', value = ''] = request.url?.split('?') ?? [];
    const text = statements[path as OneSqlPath];
    const { rows } = await pool.query<{ body: string }>({ name: path, text, values: [decodeURIComponent(value)] });
    response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.body);
  };
  createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  }).listen(port, '127.0.0.1', () => process.send?.('listens'));
}

const { ONE_SQL_URL, ONE_SQL_PORT } = process.env;
if (ONE_SQL_URL && process.send) serve(ONE_SQL_URL, Number(ONE_SQL_PORT));
