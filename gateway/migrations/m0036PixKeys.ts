import { type Kysely, sql } from 'kysely'

/** Invisible characters that were pasted together with an e-mail address. */
const marks =
  /\u034F|[\uFE0E\uFE0F]|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu

/** Maximum number of rows per query. */
const batchSize = 1_000

/**
 * Converts Pix keys that are e-mail addresses from the pasted form to the form that banks use. If
 * another account already has the converted key, the pasted key stays unchanged and needs a
 * confirmation.
 */
export async function up<Schema>(database: Kysely<Schema>): Promise<void> {
  let last = ''
  for (;;) {
    const { rows } = await sql<{ id: string; key: string }>`
      select "id", "key" from "payoutAccounts" where "keyType" = 'EMAIL' and "id" > ${last}
      order by "id" limit ${batchSize}
    `.execute(database)
    for (const { id, key } of rows) {
      const clean = key
        .replace(marks, '')
        .replace(/^mailto:/, '')
        .normalize('NFC')
      if (clean === key) continue
      const keyId = `EMAIL:${clean}`
      await sql`
        update "payoutAccounts" set "key" = ${clean}, "keyId" = ${keyId}
        where "id" = ${id}
          and not exists (select 1 from "payoutAccounts" as "other" where "other"."keyId" = ${keyId})
      `.execute(database)
    }
    if (rows.length < batchSize) return
    last = rows.at(-1)?.id ?? ''
  }
}
