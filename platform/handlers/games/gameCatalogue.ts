import type { components } from '../../../src/api/gen/paths.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { showColumns } from '../../domain/play/games/gameColumns.ts'
import { readOffer } from '../../domain/play/games/offer.ts'
import { languageOf } from '../../domain/play/games/showGame.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answerConstantly } from '../../server/answerConstantly.ts'

type GameCatalogue = components['schemas']['GameCatalogue']

/** Cached catalogues by context, then by the key of the offer and the language. */
const cachedCatalogues = new WeakMap<Context, Map<string, Promise<GameCatalogue>>>()

/** Computes the catalogue of a key once. A failed computation is repeated by the next call. */
function makeOnce(
  context: Context,
  key: string,
  make: () => Promise<GameCatalogue>,
): Promise<GameCatalogue> {
  const its = cachedCatalogues.get(context) ?? new Map<string, Promise<GameCatalogue>>()
  cachedCatalogues.set(context, its)
  const known = its.get(key)
  if (known) return known
  const making = make()
  its.set(key, making)
  making.catch(() => its.delete(key))
  return making
}

export const gameCatalogue = {
  'GET /wps/games/catalogue': async ({ context, query, headers }) => {
    const language = languageOf(query?.language, headers)
    const offer = await readOffer(context)
    const columns = await makeOnce(context, `${offer.key} ${language}`, () =>
      showColumns(offer.games(), {
        language,
        vendors: offer.vendors,
        images: context.providers.images,
      }),
    )
    return answerConstantly(columns, headers?.['If-None-Match'])
  },
} satisfies Partial<Behaviour>
