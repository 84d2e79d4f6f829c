import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { awakeFor, isPageUsed } from '../../../kit/waking/waking.ts'
import { isFormInUse } from './formInUse.ts'
import type { Moment } from './popupPlace.ts'

/**
 * What the popup would come into just now.
 *
 * @param isOverGame whether the page is a game.
 */
export const presentMoment = (isOverGame: boolean): Moment => ({
  awakeFor: awakeFor(),
  isPageUsed: isPageUsed(),
  isVisible: document.visibilityState === 'visible',
  isDialogOpen: useModalStore.getState().modals.length > 0,
  isGameShown: isOverGame || document.querySelector('iframe') !== null,
  isFormInUse: isFormInUse(document),
})
