/** Milliseconds after hydration in which the popup may open without a request. */
export const openingTime = 1000

/** State of the page at the moment when the announcements arrive. */
export type Moment = {
  /** Milliseconds. */
  timeSinceHydration: number
  /** True after a click, a key press or a scroll. */
  isPageUsed: boolean
  /** True if the tab is visible. */
  isVisible: boolean
  isDialogOpen: boolean
  /** True for a game or any other iframe. */
  isGameShown: boolean
  isFormInUse: boolean
}

/**
 * Placement of the announcements when they have loaded (ANN-10). They open only for a visitor who
 * has just arrived and has done nothing yet; otherwise they wait as a notice at the bell.
 */
export function popupPlace(moment: Moment): 'open' | 'bell' {
  const isBusy =
    moment.isPageUsed || moment.isDialogOpen || moment.isGameShown || moment.isFormInUse
  const isInTime = moment.timeSinceHydration <= openingTime
  return isInTime && moment.isVisible && !isBusy ? 'open' : 'bell'
}
