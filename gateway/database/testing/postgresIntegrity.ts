import { Client } from 'pg'

/**
 * Checks that every PostgreSQL index is in order and contains every row of its table.
 * @returns the number of indexes.
 * @throws the first damage found.
 */
export async function checkPostgresIndexes(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create extension if not exists amcheck')
    const { rowCount } = await client.query(`
      select bt_index_check(indexrelid, true) from pg_index
      join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace`)
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}
