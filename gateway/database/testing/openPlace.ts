import { openDatabase } from '../openDatabase.ts'
import { openPostgres } from '../postgres/openPostgres.ts'

/**
 * Opens a database as the gateway does.
 * @param place path of a SQLite file, or URL of a PostgreSQL database.
 */
export const openPlace = (place: string) =>
  place.startsWith('postgres:')
    ? openPostgres({ url: place, connections: 2 })
    : openDatabase({ file: place })
