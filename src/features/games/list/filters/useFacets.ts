import { read } from '../../../../api/read.ts'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import type { GameType } from '../../gameType.ts'
import { vendorCards, vendorsOfPage } from '../../vendors/vendorCards.ts'
import { isOfCatalogue, type ListAddress } from '../listAddress.ts'
import {
  type Choice,
  kindsOfType,
  kindsOfVendors,
  type VendorChoice,
  vendorChoices,
  vendorsOfKind,
} from './facets.ts'

/**
 * Selectable vendors and kinds of a list, with numbers of games. The unfiltered numbers come with
 * the page; the numbers of a filtered list are fetched on demand. Undefined until the vendors have
 * loaded.
 */
export function useFacets(
  gameType: GameType | undefined,
  { filter, vendors, classify }: ListAddress,
): { kinds: readonly Choice[]; vendors: readonly VendorChoice[] } | undefined {
  const lobby = useQuery(vendorsOfPage()).data
  const counted = useQuery({
    ...read('/wps/relay/GCSGAME_getVassGameType', {
      query: gameType === undefined ? {} : { gameType },
    }),
    enabled: vendors.length > 0 || classify !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.list
  if (!lobby) return undefined
  // The server returns no numbers for hot games and for the player's own games.
  const show = <Shown extends Choice>(choices: readonly Shown[]): readonly Shown[] =>
    isOfCatalogue(filter) ? choices : choices.map((choice) => ({ ...choice, games: undefined }))
  const ofKind = counted && classify ? vendorsOfKind(counted, gameType, classify) : undefined
  return {
    kinds: show(
      counted && vendors.length > 0
        ? kindsOfVendors(counted, gameType, vendors)
        : kindsOfType(lobby, gameType),
    ),
    vendors: show(vendorChoices(vendorCards(lobby, gameType), ofKind)),
  }
}
