import { useEffect, useRef } from 'react'
import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { preloadSafeHtml } from '../../../kit/html/SafeHtml.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { isPageUsed, timeSinceHydration } from '../../../kit/hydration/pageHydration.ts'
import { useI18n, WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { sessionStore } from '../../../kit/storage.ts'
import { useIsWelcomeDue } from '../../../session/newMember.ts'
import { useAnnouncements } from '../announcements.queries.ts'
import { type Audience, meantFor } from '../audience.ts'
import { isFirstPage } from './firstPage.ts'
import { isFormInUse } from './formInUse.ts'
import { isSmallScreen, leavePopup, openPopup, waitAtBell } from './popupActions.ts'
import { type Moment, popupPlace } from './popupPlace.ts'
import { usePopupStore } from './popupStore.ts'

/** Session-storage key that marks the popup as closed by an audience (ANN-14). */
const keyOf = (audience: Audience) => `announcementsClosed${audience}`

/**
 * Audiences that have closed the popup. A logout clears session storage, but not this set (ANN-15).
 */
const closedHere = new Set<Audience>()

/** True if this audience has closed the popup in this browser session. */
export function isPopupClosed(audience: Audience): boolean {
  if (sessionStore.get(keyOf(audience)) !== null) closedHere.add(audience)
  return closedHere.has(audience)
}

function markPopupClosed(audience: Audience): void {
  closedHere.add(audience)
  sessionStore.set(keyOf(audience), '1')
}

/** Resets the state to that of a new browser session, for tests. */
export function forgetClosedPopups(): void {
  closedHere.clear()
}

/**
 * Current state of the page for the decision about the popup.
 * @param isOverGame true if the page is a game.
 */
const presentMoment = (isOverGame: boolean): Moment => ({
  timeSinceHydration: timeSinceHydration(),
  isFirstPage: isFirstPage(),
  // The scroll position and `userActivation` cover input before the scripts loaded.
  isPageUsed: isPageUsed() || scrollY > 0 || navigator.userActivation?.hasBeenActive === true,
  isVisible: document.visibilityState === 'visible',
  isDialogOpen: useModalStore.getState().modals.length > 0,
  isGameShown: isOverGame || document.querySelector('iframe') !== null,
  isFormInUse: isFormInUse(document),
})

const Sheet = lazyPart(() =>
  import('./AnnouncementSheet.tsx').then((file) => file.AnnouncementSheet),
)

type Props = {
  /** False on pages without room for the announcements and the bell. */
  isWelcome: boolean
  /** True if the page is a game, loaded or still loading. */
  isOverGame: boolean
  /** True if the page shows new members the welcome checklist, which must not be covered. */
  isHome: boolean
}

/**
 * Presents the announcements (ANN-10) once per audience and browser session (ANN-15). They open on
 * the first page of a visit, before any input; otherwise they wait at the bell.
 */
export function AnnouncementPopup({ isWelcome, isOverGame, isHome }: Props) {
  const isWelcomeDue = useIsWelcomeDue()
  const isBusy = isHome && isWelcomeDue
  const { audience, lists } = useAnnouncements()
  const isDialog = useModalStore((state) =>
    state.modals.some(({ name }) => name === 'announcements'),
  )
  const isSheet = usePopupStore(({ place }) => place === 'sheet')
  const count = audience && lists ? meantFor(audience, lists.popup).length : 0
  const prepare = usePreparation()
  useClosedFlag(audience, isDialog)
  useEffect(() => void isFirstPage(), [])
  useEffect(() => {
    const isWanted =
      isWelcome && audience !== undefined && isBusy === false && !isPopupClosed(audience)
    if (isWanted && popupPlace(presentMoment(isOverGame)) === 'open') void prepare()
  }, [isWelcome, isOverGame, isBusy, audience, prepare])

  useEffect(() => {
    if (!isWelcome || audience === undefined || count === 0 || isPopupClosed(audience)) {
      leavePopup()
      return undefined
    }
    // An open sheet stays open when another announcement is published.
    if (isDialog || usePopupStore.getState().place === 'sheet') return undefined
    // Waits until `useIsWelcomeDue` has a result.
    if (isBusy === undefined) return undefined
    if (isBusy || popupPlace(presentMoment(isOverGame)) === 'bell') {
      waitAtBell(count)
      return undefined
    }
    let isCalledOff = false
    // Loads the content before the popup opens: content that arrives later would move the button.
    void prepare().then(() => {
      if (isCalledOff) return
      if (popupPlace(presentMoment(isOverGame)) === 'open') openPopup({ takesFocus: false })
      else waitAtBell(count)
    })
    return () => {
      isCalledOff = true
    }
  }, [isWelcome, isOverGame, isBusy, audience, count, isDialog, prepare])

  if (!isSheet || audience === undefined || count === 0) return null
  return (
    <Dispensable>
      <WithMessages group="features">
        <Sheet
          key={audience}
          onClose={() => {
            markPopupClosed(audience)
            leavePopup()
          }}
          onStepAside={() => waitAtBell(count)}
        />
      </WithMessages>
    </Dispensable>
  )
}

/**
 * Preloads everything that the popup shows except the announcements. A failed preload is handled
 * when the content renders.
 */
function usePreparation(): () => Promise<unknown> {
  const i18n = useI18n()
  const prepare = useRef(() => {
    const content = isSmallScreen()
      ? [Sheet.preload(), i18n.need('features')]
      : [preloadModal('announcements')]
    return Promise.allSettled([...content, preloadSafeHtml()])
  })
  return prepare.current
}

/**
 * Marks the announcements as closed however their dialog closes: close button, Escape, Back or a
 * link (ANN-14).
 */
function useClosedFlag(audience: Audience | undefined, isShown: boolean): void {
  const shownTo = useRef<Audience>(undefined)
  useEffect(() => {
    if (isShown) {
      shownTo.current ??= audience
      leavePopup()
    } else if (shownTo.current !== undefined) {
      markPopupClosed(shownTo.current)
      shownTo.current = undefined
    }
  }, [isShown, audience])
}
