import type { DomainTables, MemberSettingsRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'

type Settings = Omit<MemberSettingsRow, 'id' | 'updatedAt'>

const unset: Settings = {
  language: null,
  icon: null,
  paymentPasswordHash: null,
  temporaryHash: null,
  temporaryUntil: null,
  authenticatorSecret: null,
  offeredSecret: null,
  authenticatorStep: 0,
  checksAddress: false,
  realityCheckMinutes: 60,
}

/** Settings of a member; the defaults if none are stored. */
export async function settingsOf(
  { memberSettings }: Pick<DomainTables, 'memberSettings'>,
  memberId: string,
): Promise<Settings> {
  return (await memberSettings.get(memberId)) ?? unset
}

/** Changes settings, in the caller's transaction. */
export async function writeSettings(
  { memberSettings }: Pick<DomainTables, 'memberSettings'>,
  memberId: string,
  changes: Partial<Settings>,
  now: number,
): Promise<void> {
  const changed = { ...changes, updatedAt: now }
  if (await memberSettings.update(memberId, changed)) return
  await memberSettings.insert({ id: memberId, ...unset, ...changed })
}

/** Changes settings, in a transaction of its own. */
export async function changeSettings(
  context: Pick<Context, 'store' | 'now'>,
  memberId: string,
  changes: Partial<Settings>,
): Promise<void> {
  await againIfTaken(() =>
    context.store.transaction((tables) => writeSettings(tables, memberId, changes, context.now())),
  )
}
