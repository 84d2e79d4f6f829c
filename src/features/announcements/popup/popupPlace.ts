/** Milliseconds after hydration in which the popup may open on its own. */
export const openingTime = 1000

/** State of the page at the moment when the announcements arrive. */
export type Moment = {
  /** Time since hydration in milliseconds. */
  timeSinceHydration: number
  isFirstPage: boolean
  /** True after any pointer, key or scroll input. */
  isPageUsed: boolean
  isVisible: boolean
  isDialogOpen: boolean
  /** True for a game or any other iframe. */
  isGameShown: boolean
  isFormInUse: boolean
}

/**
 * Placement of the announcements when they have loaded (ANN-10). They open only on the first page of
 * a visit, before any input; otherwise they wait at the bell.
 */
export function popupPlace(moment: Moment): 'open' | 'bell' {
  const isBusy =
    moment.isPageUsed || moment.isDialogOpen || moment.isGameShown || moment.isFormInUse
  const isArrival = moment.isFirstPage && moment.timeSinceHydration <= openingTime
  return isArrival && moment.isVisible && !isBusy ? 'open' : 'bell'
}
