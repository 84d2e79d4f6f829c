/** Milliseconds after hydration in which the popup may still open by itself. */
export const openingTime = 1000

/** What the popup would come into. */
export type Moment = {
  /** Milliseconds. */
  timeSinceHydration: number
  /** Whether somebody has pressed, typed or scrolled. */
  isPageUsed: boolean
  /** Whether the page is looked at. */
  isVisible: boolean
  isDialogOpen: boolean
  /** A game, or anything else that runs in a frame. */
  isGameShown: boolean
  isFormInUse: boolean
}

/**
 * Where the announcements go when they are there (ANN-10): they open only before somebody who has
 * just come and does nothing yet; else they wait as a notice at the bell.
 */
export function popupPlace(moment: Moment): 'open' | 'bell' {
  const isBusy =
    moment.isPageUsed || moment.isDialogOpen || moment.isGameShown || moment.isFormInUse
  const isInTime = moment.timeSinceHydration <= openingTime
  return isInTime && moment.isVisible && !isBusy ? 'open' : 'bell'
}
