import pg from 'pg';
import { readPassword, superuser } from '../db/embedded/cluster.ts';
import { findPlace } from '../db/embedded/place.ts';
import { runningPostmaster } from '../db/embedded/postmaster.ts';
import { dataDir } from './people.ts';

let worker: Promise<pg.Client> | undefined;

/** Cases of this worker's server whose kept progress is not what would be computed now. */
export async function wrongProgress(): Promise<unknown[]> {
  const client = await (worker ??= connect());
  await client.query("select set_config('app.actor_role', 'system', false)");
  return (await client.query('select * from app.wrong_progress()')).rows;
}

async function connect(): Promise<pg.Client> {
  const place = findPlace(dataDir, '/var/lib/unhold');
  const port = runningPostmaster(place)?.port;
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: readPassword(place) ?? '',
    database: 'unhold',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}
