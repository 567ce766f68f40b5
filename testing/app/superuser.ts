import pg from 'pg';

export type Superuser = {
  rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/** The owner of a test's database, whom no policy restricts: sets up what the API cannot, and reads what it hides. */
export async function openSuperuser(url: string): Promise<Superuser> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return {
    rows: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await client.query<Row>(sql, values)).rows,
    close: () => client.end(),
  };
}
