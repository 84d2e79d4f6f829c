import {
  type ColumnDataType,
  type CreateTableBuilder,
  type Kysely,
  PostgresAdapter,
  sql,
} from 'kysely'

/** Definition of a table, independent of the database. */
export type Table = {
  name: string
  /**
   * Type of each column. A trailing `?` makes it nullable. Times and all other integers are
   * `bigint`, since PostgreSQL's `integer` is too small. JSON is `text`, which every database has.
   */
  columns: Record<string, ColumnDataType | `${ColumnDataType}?`>
  unique?: readonly (readonly string[])[]
  indexes?: readonly (readonly string[])[]
}

/** Type of text columns in PostgreSQL. Texts of this type compare by bytes, as in SQLite. */
const textInPostgres = sql`text collate "C"`

const isPostgresDatabase = <Schema>(database: Kysely<Schema>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter

/**
 * Adds a text column. Existing rows get `initial`. If `initial` is omitted, the column is nullable
 * and existing rows get null.
 */
export async function addText<Schema>(
  database: Kysely<Schema>,
  table: string,
  column: string,
  initial?: string,
): Promise<void> {
  const type = isPostgresDatabase(database) ? textInPostgres : 'text'
  await database.schema
    .alterTable(table)
    .addColumn(column, type, (definition) =>
      initial === undefined ? definition : definition.notNull().defaultTo(initial),
    )
    .execute()
}

export async function createTable<Schema>(database: Kysely<Schema>, table: Table): Promise<void> {
  const isPostgres = isPostgresDatabase(database)
  let creation: CreateTableBuilder<string, string> = database.schema.createTable(table.name)
  for (const [name, type] of Object.entries(table.columns)) {
    const isNullable = type.endsWith('?')
    // Without the trailing `?`, the type is one of Kysely's.
    const plain = type.replace('?', '') as ColumnDataType
    const stored = isPostgres && plain === 'text' ? textInPostgres : plain
    creation = creation.addColumn(name, stored, (column) => {
      if (name === 'id') return column.primaryKey().notNull()
      return isNullable ? column : column.notNull()
    })
  }
  await creation.execute()
  // Unique constraints are created as indexes, since SQLite can drop an index later but not a
  // constraint.
  for (const columns of table.unique ?? []) {
    const index = database.schema.createIndex(`${table.name}_${columns.join('_')}_unique`)
    await index
      .on(table.name)
      .columns([...columns])
      .unique()
      .execute()
  }
  for (const columns of table.indexes ?? []) {
    const index = database.schema.createIndex(`${table.name}_${columns.join('_')}_index`)
    await index
      .on(table.name)
      .columns([...columns])
      .execute()
  }
}
