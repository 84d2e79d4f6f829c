import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { createSearch } from '../../../lib/search/createSearch.ts'
import { categoryPages, vendorPath } from '../categoryPaths.ts'
import type { GameType } from '../gameType.ts'
import { type Category, categoriesQuery } from '../vendors/categories.ts'

/** Page in the search results: a vendor's games of a type, or all games of a type. */
export type FoundPlace = {
  key: string
  name: string
  path: string
  /** Type of the vendor's games on that page. */
  gameType?: GameType
}

export type FoundPlaces = { vendors: readonly FoundPlace[]; categories: readonly FoundPlace[] }

/**
 * Maximum number of vendors, and maximum number of game types. More of them would push the games
 * out of view.
 */
const mostVendors = 4
const mostCategories = 3

/** Each vendor once, linked to the game type in which the vendor has the most games. */
const vendorsOf = (categories: readonly Category[]): FoundPlace[] =>
  [
    ...Map.groupBy(
      categories.flatMap(({ vendors }) => vendors),
      ({ vassalage }) => vassalage,
    ).values(),
  ].flatMap((cards) => {
    const [main] = cards.toSorted((one, other) => other.games - one.games)
    if (!main) return []
    const { vassalage, name, gameType } = main
    const path = vendorPath(gameType, vassalage) ?? categoryPages[gameType].path()
    return [{ key: `vendor-${vassalage}`, name, path, gameType }]
  })

/**
 * Vendors and game types whose names contain a text.
 * @param withTypingErrors true to also find similar names
 */
export function useFoundPlaces(text: string, withTypingErrors: boolean): FoundPlaces {
  const intl = useIntl()
  const categories = useQuery(categoriesQuery()).data
  const searches = useMemo(() => {
    const vendors = vendorsOf(categories ?? [])
    const pages = (categories ?? []).map(
      ({ type }): FoundPlace => ({
        key: `category-${type}`,
        name: intl.formatMessage({ id: categoryPages[type].titleId }),
        path: categoryPages[type].path(),
      }),
    )
    const searchIn = (places: readonly FoundPlace[]) => {
      const { find } = createSearch(places, ({ name }) => [name])
      return (query: string, limit: number) => {
        const found = find(query, limit)
        if (found.correction !== undefined && !withTypingErrors) return []
        return found.places.map((place) => places[place]).filter((place) => place !== undefined)
      }
    }
    return { vendors: searchIn(vendors), categories: searchIn(pages) }
  }, [categories, intl, withTypingErrors])
  return useMemo(
    () => ({
      vendors: searches.vendors(text, mostVendors),
      categories: searches.categories(text, mostCategories),
    }),
    [searches, text],
  )
}
