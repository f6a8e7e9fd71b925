import pg from 'pg';

/** Says one thing to PostgreSQL itself, at this address without a database's name. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}
