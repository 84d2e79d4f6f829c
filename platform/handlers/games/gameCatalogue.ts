import type { components } from '../../../src/api/gen/paths.ts'
import type { World } from '../../domain/base/context/world.ts'
import { showColumns } from '../../domain/play/games/gameColumns.ts'
import { readOffer } from '../../domain/play/games/offer.ts'
import { languageOf } from '../../domain/play/games/showGame.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answerConstantly } from '../../server/answerConstantly.ts'

type GameCatalogue = components['schemas']['GameCatalogue']

/** The columns of each world, by offer and language; as many as there are of both. */
const made = new WeakMap<World, Map<string, Promise<GameCatalogue>>>()

/** What a key stands for, made once; what failed is made again. */
function makeOnce(
  world: World,
  key: string,
  make: () => Promise<GameCatalogue>,
): Promise<GameCatalogue> {
  const its = made.get(world) ?? new Map<string, Promise<GameCatalogue>>()
  made.set(world, its)
  const known = its.get(key)
  if (known) return known
  const making = make()
  its.set(key, making)
  making.catch(() => its.delete(key))
  return making
}

export const gameCatalogue = {
  'GET /wps/games/catalogue': async ({ world, query, headers }) => {
    const language = languageOf(query?.language, headers)
    const offer = await readOffer(world)
    const columns = await makeOnce(world, `${offer.key} ${language}`, () =>
      showColumns(offer.games(), {
        language,
        vendors: offer.vendors,
        images: world.providers.images,
      }),
    )
    return answerConstantly(columns, headers?.['If-None-Match'])
  },
} satisfies Partial<Behaviour>
