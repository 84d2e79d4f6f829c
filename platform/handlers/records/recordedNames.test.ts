import { expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { betRow } from '../../domain/base/collections/betRowForTests.ts'
import { gameName, originalName } from '../../domain/base/content/game.ts'
import type { NameLanguage } from '../../domain/base/content/gameNames.ts'
import { countNewBet } from '../../domain/money/ledger/countBets.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { startTeam } from '../teamForTests.ts'

const retiredGame = { nodeId: '1', gameName: '退役游戏' }

/** Stored row of a settled bet of Davi. */
const storedBet = (id: string, game: { nodeId: string; gameName: string }, placedAt: number) =>
  betRow({ id, memberId: 'm-davi', ...game, placedAt })

/** Game with an original name in Chinese or Japanese and translations in all languages. */
const foreignGame = () => {
  const game = catalogue
    .games()
    .find((one) => one.isTranslated && /\p{Script=Han}/u.test(originalName(one)))
  if (!game)
    throw new Error('The catalogue has no translated game of a Chinese or Japanese vendor.')
  return game
}

it('records and team tables name games in the language of the caller', async () => {
  const team = await startTeam()
  const game = foreignGame()
  const { now } = team.time
  const kept = { nodeId: game.nodeId, gameName: originalName(game) }
  const bets = [storedBet('b-foreign', kept, now), storedBet('b-retired', retiredGame, now)]
  await team.store.bets.insertMany(bets)
  await team.store.transaction(async (tables) => {
    for (const bet of bets) await countNewBet(tables, bet)
  })
  const namesIn = async (language: string, username: string, key: OperationKey, query = '') => {
    const { value } = await team.as(username, key, { language, query })
    const { items } = value as unknown as { items: { gameName: string }[] }
    return items.map((item) => item.gameName).toSorted()
  }
  for (const language of ['pt', 'en', 'ru'] satisfies NameLanguage[]) {
    const expected = [gameName(game, language), retiredGame.gameName].toSorted()
    expect(await namesIn(language, 'davi', 'GET /wps/records/bets')).toEqual(expected)
    expect(await namesIn(language, 'carla', 'GET /wps/agent/bets', '?memberId=m-davi')).toEqual(
      expected,
    )
    const path = '/wps/records/bets/b-foreign'
    const { value } = await team.as('davi', 'GET /wps/records/bets/{betId}', { path, language })
    expect(value).toMatchObject({ gameName: gameName(game, language) })
  }
})
