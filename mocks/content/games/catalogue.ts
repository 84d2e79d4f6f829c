/**
 * Catalogue of all games, computed from the vendors and word lists on first use. It exists only in
 * memory and is the same in every process at any time.
 */

import { createCatalogue } from '../../../platform/domain/base/content/catalogue.ts'
import { composeGames } from './composeGames.ts'
import { vendors } from './vendors.ts'

export const catalogue = createCatalogue(vendors, composeGames)
