import type { Collections, DomainTables } from '../../base/collections/collections.ts'
import { recordedName } from '../../base/content/catalogue.ts'
import type { NameLanguage } from '../../base/content/gameNames.ts'
import type { Context } from '../../base/context/context.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { type TextLanguage, textIn } from '../../base/texts/texts.ts'

type Change = Pick<RowOf<Collections['pointEntries']>, 'type' | 'reference'>
type Languages = { names: NameLanguage; texts: TextLanguage }

/**
 * Name of the game, goods or mission that changed a member's points.
 * @returns undefined for types without such a name, or if the game, goods or mission no longer
 * exists.
 */
export async function pointSubject(
  { content }: Pick<Context, 'content'>,
  { bets, pointRedemptions }: Pick<DomainTables, 'bets' | 'pointRedemptions'>,
  { type, reference }: Change,
  { names, texts }: Languages,
): Promise<string | undefined> {
  switch (type) {
    case 'REDEEM':
    case 'REDEEM_RETURNED': {
      const redemption = await pointRedemptions.get(reference)
      return redemption && textIn(redemption.name, texts)
    }
    case 'MISSION': {
      const mission = content.missions.find(({ id }) => id === reference)
      return mission && textIn(mission.title, texts)
    }
    case 'DEPOSIT':
    case 'CONVERT':
    case 'WHEEL':
      return undefined
    default: {
      const bet = await bets.get(reference)
      return bet && recordedName(content.catalogue, bet, names)
    }
  }
}
