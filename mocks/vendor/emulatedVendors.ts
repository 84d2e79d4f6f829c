import type { Vendors } from '../../platform/vendors.ts'
import { catalogue } from '../content/games/catalogue.ts'
import { emulatedGameOf } from './emulatedGames.ts'

/** Path of the emulated vendors' games on the portal's origin. */
export const launchPath = '/play/'

/** Emulated game vendors of the demonstration. */
export const emulatedVendors: Vendors = {
  launchUrl: (token) => launchPath + token,
  resultOf(bet, tables) {
    const game = catalogue.find(bet.nodeId)
    const { resultOf } = (game && emulatedGameOf(game)) ?? {}
    if (!resultOf) throw new Error(`No game decides the round ${bet.round}`)
    return resultOf(bet, tables)
  },
}
