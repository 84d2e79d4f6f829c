/**
 * Every game there is: computed from the vendors and word lists, once, when the first is asked for;
 * in memory and never in the store. The same in every process and at every time.
 */

import { createCatalogue } from '../../../platform/domain/base/content/catalogue.ts'
import { composeGames } from './composeGames.ts'
import { vendors } from './vendors.ts'

export const catalogue = createCatalogue(vendors, composeGames)
