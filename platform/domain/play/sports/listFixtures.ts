/** Lists of matches, with the game in which members bet on them. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { createResultCache } from '../../base/storage/resultCache.ts'
import { type Offer, readOffer } from '../games/offer.ts'
import { canStart } from '../games/showGame.ts'
import { lastRefresh } from './refreshFixtures.ts'
import { showFixture } from './showFixture.ts'

type Schemas = components['schemas']
type Sport = Schemas['Sport']

/** Betting market that lists show. */
const mainMarket = 'RESULT'

/** Game type of the sports books of each sport. */
const gameTypes = { FOOTBALL: 'SPORTS', EFOOTBALL: 'ESPORTS' } as const satisfies Record<
  Sport,
  string
>

/** Cache size; exceeds the number of combinations of sport and offer. */
const maxBooks = 20

const cacheBookId = createResultCache<string | undefined>(maxBooks)

/**
 * Id of the most popular sports book that offers a sport and can be started; undefined if there is
 * no such sports book.
 */
const bookOf = ({ content }: Pick<Context, 'content'>, offer: Offer, sport: Sport) =>
  cacheBookId(content.catalogue, `${sport} ${offer.key}`, async () => {
    const filter = { gameType: gameTypes[sport], gameClassify: 'SPORTSBOOK' }
    return offer.games(filter).find(canStart)?.nodeId
  })

/** Live matches, then scheduled ones, both in the order of kick-off. */
async function nextFixtures(
  { fixtures }: Pick<DomainTables, 'fixtures'>,
  sport: Sport,
  limit: number,
) {
  const orderBy = { column: 'kicksOffAt', direction: 'ascending' } as const
  const live = await fixtures.find({ where: { sport, status: 'LIVE' }, orderBy, limit })
  if (live.length === limit) return live
  const rest = limit - live.length
  const next = await fixtures.find({ where: { sport, status: 'SCHEDULED' }, orderBy, limit: rest })
  return [...live, ...next]
}

/**
 * Matches of a sport with their main betting market: live ones first, then scheduled ones by
 * kick-off (PLAY-12). Empty without a sports book.
 */
export async function listFixtures(
  context: Context,
  { sport, limit, language }: { sport: Sport; limit: number; language: string },
): Promise<Schemas['FixtureList']> {
  const { sportsBook } = context.providers
  if (!sportsBook) return { list: [], asOf: new Date(context.now()).toISOString() }
  const asOf = (await lastRefresh(context.store)) ?? context.now()
  const rows = await nextFixtures(context.store, sport, limit)
  const bookNodeId = await bookOf(context, await readOffer(context), sport)
  return {
    list: rows.map(({ state }) => {
      const markets = state.markets.filter(({ kind }) => kind === mainMarket)
      return showFixture(state, sportsBook.leagueName(state.leagueId, language), markets)
    }),
    ...(bookNodeId !== undefined && { bookNodeId }),
    asOf: new Date(asOf).toISOString(),
  }
}
