import type { components } from '../../../src/api/gen/paths.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { startPlatform } from '../platformForTests.ts'

/** Query that every game list requires. */
export const list = '?clientType=3&platform=flash,html5-desktop'
type Shown = components['schemas']['Game']

/**
 * Starts a platform with a helper that requests the game list.
 * @param market market of the licence.
 */
export async function lobby(market: 'BR' | 'PT' = 'BR') {
  const platform = await startPlatform()
  if (market !== 'BR') await changePlatform(platform.context, { market: marketOf(market) })
  const games = async (query = '', headers = {}) => {
    const {
      status,
      answer,
      headers: got,
    } = await platform.send('GET /wps/relay/GCSGAME_gameList', {
      query: `${list}${query}`,
      headers,
    })
    // The cast is safe: the test server validates responses against the API contract.
    const value = (answer.value ?? {}) as { games: Shown[]; totalPages: number; total: number }
    return { status, etag: got.get('ETag'), ...value }
  }
  return { ...platform, games }
}
