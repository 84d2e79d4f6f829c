import { isPageUsed, timeSinceHydration } from '../../../kit/hydration/pageHydration.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { isFormInUse } from './formInUse.ts'
import type { Moment } from './popupPlace.ts'

/**
 * Current state of the page for the decision about the popup.
 * @param isOverGame true if the page is a game.
 */
export const presentMoment = (isOverGame: boolean): Moment => ({
  timeSinceHydration: timeSinceHydration(),
  isPageUsed: isPageUsed(),
  isVisible: document.visibilityState === 'visible',
  isDialogOpen: useModalStore.getState().modals.length > 0,
  isGameShown: isOverGame || document.querySelector('iframe') !== null,
  isFormInUse: isFormInUse(document),
})
