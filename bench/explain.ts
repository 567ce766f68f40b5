/** What the database does for a request: EXPLAIN (ANALYZE, BUFFERS) of its statements, those inside functions included. */
import type pg from 'pg';
import type { Statement } from './capture-sql.ts';

/** The plans as text, in the order in which they ran on `client` (a superuser's, set up as the application's). `title` heads them. */
export async function explain(client: pg.Client, title: string, statements: Statement[]): Promise<string> {
  const heard: string[] = [];
  const hear = (notice: { message?: string | undefined }) => heard.push(notice.message ?? '');
  const reads = statements.filter(isRead);
  // Once before, so that what is planned once is planned and what is read from disk is read.
  for (const { text, values } of reads) await client.query(text, values);
  await client.query("load 'auto_explain'");
  await client.query(`set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on; set auto_explain.log_buffers = on;
    set auto_explain.log_nested_statements = on; set auto_explain.log_level = notice; set client_min_messages = notice`);
  client.on('notice', hear);
  try {
    for (const { text, values } of reads) await client.query(text, values);
  } finally {
    client.off('notice', hear);
    await client.query('set auto_explain.log_min_duration = -1');
  }
  return `GET ${title}\n\n${heard.filter((each) => each.includes('Query Text:')).map(readable).join('\n\n')}\n`;
}

const isRead = ({ text }: Statement): boolean => /^\s*(select|with)/i.test(text) && !text.includes('set_config');

/** The statement on one line, then its plan. */
function readable(notice: string): string {
  const [, duration, text, plan] = /^duration: (\S+ ms)\s+plan:\s*Query Text: (.*?)\n(\S.*)$/s.exec(notice) ?? ['', '', '', notice];
  return `-- ${duration}: ${text?.replaceAll(/\s+/g, ' ').trim()}\n${plan}`;
}
