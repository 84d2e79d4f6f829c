import { type Kysely, sql } from 'kysely'

/** Replaces the flag for newbie bonuses in the stored market with the list of allowed bonuses. */
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
