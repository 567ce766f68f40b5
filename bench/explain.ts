/** EXPLAIN (ANALYZE, BUFFERS) of a request's statements, including those inside functions. */
import type pg from 'pg';
import type { Statement } from './capture-sql.ts';

/** Executions after which PostgreSQL switches to a generic plan, as on the application's connections. */
const runsBefore = 6;

/** Counter for unique names: PostgreSQL truncates names at 63 characters, and the driver assumes a known name is prepared. */
let named = 0;

/** The plans as text, in execution order, under the application's role. `client` is a superuser configured like the application; `title` is the heading. */
export async function explain(client: pg.Client, title: string, statements: Statement[]): Promise<string> {
  const reads = statements
    .filter(isRead)
    .map(({ text, values }, index) => ({ name: `explained_${named + index}`, text, values }));
  named += reads.length;
  const heard: string[] = [];
  const onNotice = (notice: { message?: string | undefined }) => heard.push(notice.message ?? '');
  await client.query('set role unhold_app; set plan_cache_mode = auto');
  // In one transaction, as the first of them names the actor for the others.
  for (let run = 0; run < runsBefore; run += 1) await inOneTransaction(client, reads);
  await client.query(`reset role; load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on; set auto_explain.log_buffers = on;
    set auto_explain.log_nested_statements = on; set auto_explain.log_level = notice; set client_min_messages = notice; set role unhold_app`);
  client.on('notice', onNotice);
  try {
    await inOneTransaction(client, reads);
  } finally {
    client.off('notice', onNotice);
    await client.query('reset role; set auto_explain.log_min_duration = -1; deallocate all');
  }
  return `GET ${title}\n\n${heard
    .filter((each) => each.includes('Query Text:'))
    .map(readable)
    .join('\n\n')}\n`;
}

async function inOneTransaction(client: pg.Client, reads: pg.QueryConfig[]): Promise<void> {
  await client.query('begin');
  for (const read of reads) await client.query(read);
  await client.query('commit');
}

const isRead = ({ text }: Statement): boolean => /^\s*(select|with)/i.test(text) && !text.includes('set_config');

function readable(notice: string): string {
  const [, duration, text, plan] = /^duration: (\S+ ms)\s+plan:\s*Query Text: (.*?)\n(\S.*)$/s.exec(notice) ?? [
    '',
    '',
    '',
    notice,
  ];
  return `-- ${duration}: ${text?.replaceAll(/\s+/g, ' ').trim()}\n${plan}`;
}
