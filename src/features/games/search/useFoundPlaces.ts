import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { createSearch } from '../../../lib/search/createSearch.ts'
import { categoryPages, vendorPath } from '../categoryPaths.ts'
import type { GameType } from '../gameType.ts'
import { type Category, categoriesQuery } from '../vendors/categories.ts'

/** A page of the portal that a search leads to: a vendor's games of a type, or all of a type. */
export type FoundPlace = {
  key: string
  name: string
  path: string
  /** Of a vendor: the type of its games there. */
  gameType?: GameType
}

export type FoundPlaces = { vendors: readonly FoundPlace[]; categories: readonly FoundPlace[] }

/** More would push the games out of sight. */
const mostVendors = 4
const mostCategories = 3

/** Each vendor once, with the list of that type of its games of which there are most. */
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
 * The vendors and types of games whose names have a text in them.
 *
 * @param withTypingErrors also those whose names are like it
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
      return (wanted: string, most: number) => {
        const found = find(wanted, most)
        if (found.corrected !== undefined && !withTypingErrors) return []
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
