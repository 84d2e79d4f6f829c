import type { components } from '../../../../src/api/gen/paths.ts'
import type { SetUps } from './setUp.ts'

type Game = components['schemas']['Game']

export const game: SetUps = {
  'POST /wps/game/startGame': async (calls) => {
    // `succeed` has validated the response: a page of games.
    const { games } = (await calls.succeed('GET /wps/relay/GCSGAME_gameList')) as { games: Game[] }
    const free = games.find(({ supportPlay, inMaintenance }) => supportPlay === 0 && !inMaintenance)
    return { body: { nodeId: free?.nodeId, freeTrial: true, backUrl: '/rng', language: 'pt' } }
  },
}
