import type { Context } from '../../platform/domain/base/context/context.ts'
import { textIn, textLanguages } from '../../platform/domain/base/texts/texts.ts'
import type { SportsBook } from '../../platform/sportsBook.ts'
import { leagueNames } from '../content/sports/leagueNames.ts'
import { secretOf } from '../rules/sharedRounds.ts'
import { createSportsFeed, type SportsFeed } from '../rules/sports/feed.ts'

/**
 * Sports book of the demonstration. Its first call must come after `secretOf`, which creates the
 * secret outside of transactions; the seed of the demonstration calls it.
 * @param context holds the secret; read at the first use.
 */
export function createSportsBook(context: () => Context): SportsBook {
  let feed: Promise<SportsFeed> | undefined
  const open = async () => createSportsFeed(await secretOf(context()))
  return {
    async fixturesAt(at) {
      feed ??= open()
      try {
        return await (await feed).fixturesAt(at)
      } catch (error) {
        // A failed read of the secret is repeated by the next call.
        feed = undefined
        throw error
      }
    },
    leagueName(leagueId, language) {
      const names = leagueNames[leagueId]
      const known = textLanguages.find((one) => one === language) ?? 'en'
      return names ? textIn(names, known) : leagueId
    },
  }
}
