/**
 * Catalogue of all games, computed once on first use from the vendors and word lists. In memory
 * only, never in the store; the same in every process and at every time.
 */

import { createCatalogue } from '../../../platform/domain/base/content/catalogue.ts'
import { composeGames } from './composeGames.ts'
import { vendors } from './vendors.ts'

export const catalogue = createCatalogue(vendors, composeGames)
