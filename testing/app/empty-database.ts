import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The owner's URL of a new database of the run's cluster, without any table. */
export async function emptyDatabase(): Promise<string> {
  const clusterUrl = inject('clusterUrl');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
