import type { Context } from '../../platform/domain/base/context/context.ts'
import { toHex } from '../../platform/domain/base/context/digest.ts'
import { textIn, textLanguages } from '../../platform/domain/base/texts/texts.ts'
import type { SportsBook } from '../../platform/sportsBook.ts'
import { leagueNames } from '../content/sports/leagueNames.ts'
import { type RoundSecret, secretOf, signRound } from '../rules/sharedRounds.ts'
import { createSportsFeed, type SportsFeed } from '../rules/sports/feed.ts'

/** Maximum number of platforms in this process whose matches are cached. */
const mostFeeds = 4

/**
 * Feeds by a fingerprint of their secret. They outlive a platform, because many test platforms use
 * the same secret.
 */
const feeds = new Map<string, SportsFeed>()

async function feedOf(secret: RoundSecret): Promise<SportsFeed> {
  const fingerprint = toHex(await signRound(secret, 'sports'))
  const feed = feeds.get(fingerprint) ?? createSportsFeed(secret)
  feeds.set(fingerprint, feed)
  for (const oldest of feeds.keys()) {
    if (feeds.size <= mostFeeds) break
    feeds.delete(oldest)
  }
  return feed
}

/**
 * Sports book of the demonstration. The platform's secret must exist before the first call inside a
 * transaction; the demonstration seed creates it with `secretOf`.
 * @param context returns the context that stores the secret; called at the first use.
 */
export function createSportsBook(context: () => Context): SportsBook {
  let feed: Promise<SportsFeed> | undefined
  const open = async () => feedOf(await secretOf(context()))
  return {
    async fixturesAt(at) {
      feed ??= open()
      try {
        return await (await feed).fixturesAt(at)
      } catch (error) {
        // The next call retries a failed query of the secret.
        feed = undefined
        throw error
      }
    },
    leagueName(leagueId, language) {
      const names = leagueNames[leagueId]
      const textLanguage = textLanguages.find((one) => one === language) ?? 'en'
      return names ? textIn(names, textLanguage) : leagueId
    },
  }
}
