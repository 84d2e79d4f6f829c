import { type Kysely, sql } from 'kysely'

/** Replaces the mark for newbie bonuses in the stored market by the list of allowed kinds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [mark, kinds] of [
    ['false', '[]'],
    ['true', '["DEPOSIT","REGISTRATION","REFERRAL"]'],
  ]) {
    await sql`
      update "settings"
      set "value" = replace(
        "value",
        ${`"newbieBonuses":${mark}`},
        ${`"bonusesBeforeBets":${kinds}`}
      )
      where "id" = 'platform'
    `.execute(database)
  }
}
