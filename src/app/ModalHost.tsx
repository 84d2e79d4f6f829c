import type { MessageGroup } from 'virtual:messages'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useIntl } from 'react-intl'
import { LazyBannerPlace } from '../features/announcements/banners/LazyBannerPlace.tsx'
import { usePlayedGame } from '../features/games/play/player.ts'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { WithMessages } from '../kit/i18n/I18nProvider.tsx'
import { addDialogLayer } from '../kit/layer/dialogLayers.ts'
import { requestClose } from '../kit/modal/closeGuard.ts'
import { findDocumentDialog } from '../kit/modal/documentDialogs.ts'
import { closeModal, useModalStore } from '../kit/modal/modalStore.ts'
import type { Modal, ModalName } from '../kit/modal/modalTable.ts'
import { takeOver } from '../kit/modal/takeOver.ts'
import type { ToastText } from '../kit/toast/toastStore.ts'
import { useAccountKind, useSession } from '../session/session.queries.ts'
import { NativeDialog } from '../ui/NativeDialog.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { DialogManner } from './modalEntry.ts'
import { modalRegistry } from './modalRegistry.ts'
import { modalTexts } from './modalTexts.ts'
import { PlayerFrame } from './PlayerFrame.tsx'
import { TakenDialog } from './TakenDialog.tsx'

const LazyCentreDialog = lazyPart(() =>
  import('./CentreDialog.tsx').then((file) => file.CentreDialog),
)

/** Loads the chunks of a dialog. */
export async function preloadContent(name: ModalName): Promise<void> {
  const { Content } = modalRegistry[name]
  const frame = isOfCentres({ name }) ? LazyCentreDialog.preload() : undefined
  await Promise.all([Content.preload(), frame])
}

/** Renders the open dialogs, the topmost last. */
export function ModalHost() {
  const modals = useShownModals().filter(isKnown)
  useAudience(modals.at(-1))
  const [first] = modals
  // The element is looked up at each render, because a prerendered dialog is a new element each
  // time it opens.
  const fromDocument = first && findDocumentDialog(first.name)
  return (
    <>
      <Player />
      {modals.map(
        (modal, index) =>
          modal.name !== 'game' && (
            <ModalFrame
              // biome-ignore lint/suspicious/noArrayIndexKey: a dialog is identified by its position in the stack.
              key={`${index}-${modal.name}-${index === 0 ? fromDocument?.dataset.turn : ''}`}
              modal={modal}
              fromDocument={index === 0 ? fromDocument : undefined}
              isTop={index === modals.length - 1}
              layersBelow={
                modals.slice(0, index).filter((lowerModal) => !isOfCentres(lowerModal)).length
              }
            />
          ),
      )}
    </>
  )
}

/** The open or minimised game. It lies below all other dialogs. */
function Player() {
  const played = usePlayedGame()
  const { Content: GamePlayer } = modalRegistry.game
  if (played === undefined) return null
  return (
    <PlayerFrame {...played}>
      <ModalContent name="game" hasFirst={false}>
        <GamePlayer {...played.game} />
      </ModalContent>
    </PlayerFrame>
  )
}

const none: readonly Modal[] = []

/**
 * The open dialogs. The first dialog to open is rendered deferred, so that the page stays
 * responsive. A closed dialog is removed at once, because the focus then returns to the page.
 */
function useShownModals(): readonly Modal[] {
  const open = useModalStore((state) => state.modals)
  const isBuilt = useDeferredValue(open.length > 0, false)
  return isBuilt ? open : none
}

type FrameProps = {
  modal: Modal
  /** Open dialog of the prerendered document. React takes over its content. */
  fromDocument: HTMLDialogElement | undefined
  isTop: boolean
  /** Number of open native dialogs below this one. */
  layersBelow: number
}

function ModalFrame({ modal, fromDocument, isTop, layersBelow }: FrameProps) {
  const intl = useIntl()
  const entry = modalRegistry[modal.name]
  const { titleId, size } = entry
  const { name: _, ...data } = modal
  // The registry pairs each name with a component that takes that name's data.
  const AnyContent = entry.Content as ComponentType<object>
  // The registry pairs each name with a close handler that takes that name's data.
  const onClose = 'onClose' in entry ? (entry.onClose as (modalData: object) => void) : undefined
  // The registry pairs each name with a `manner` function that takes that name's data.
  const manner =
    'manner' in entry ? (entry.manner as (modalData: object) => DialogManner)(data) : {}
  // The registry pairs each name with a `title` function that takes that name's data.
  const title =
    'title' in entry ? (entry.title as (modalData: object) => ToastText)(data) : undefined
  const banners = 'banners' in entry ? entry.banners : undefined
  const frame = {
    title:
      title && 'text' in title
        ? title.text
        : intl.formatMessage({ id: title?.id ?? titleId }, title?.values),
    size,
    closeLabel: intl.formatMessage({ id: 'app.close' }),
    isTop,
    onClose: () => (onClose ? onClose(data) : requestClose()),
    children: (
      <ModalContent name={modal.name} hasFirst={fromDocument !== undefined}>
        <AnyContent {...data} />
        {banners && <LazyBannerPlace group={banners} />}
      </ModalContent>
    ),
  }
  if (isOfCentres(modal)) return <LazyCentreDialog {...frame} layersBelow={layersBelow} />
  if (fromDocument) return <TakenDialog {...frame} element={fromDocument} />
  return <NativeDialog {...frame} {...manner} onShown={addDialogLayer} />
}

type ContentProps = {
  name: ModalName
  /** True if server-rendered content stays visible until `children` renders. */
  hasFirst: boolean
  children: ReactNode
}

function ModalContent({ name, hasFirst, children }: ContentProps) {
  const intl = useIntl()
  const loader = <Spinner label={intl.formatMessage({ id: 'app.loading' })} />
  const groups: readonly MessageGroup[] = isOfCentres({ name }) ? ['member'] : modalTexts(name)
  return (
    <FailureBoundary>
      <Suspense fallback={hasFirst ? null : loader}>
        {groups.reduce<ReactNode>(
          (content, group) => (
            <WithMessages key={group} group={group}>
              {content}
            </WithMessages>
          ),
          <FirstFocus>{children}</FirstFocus>,
        )}
      </Suspense>
    </FailureBoundary>
  )
}

/**
 * Moves the focus from the dialog to the first control of the loaded content. If a control of the
 * prerendered content has the focus, the same control of the loaded content gets the focus.
 */
function FirstFocus({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (root.current) takeOver(root.current)
  }, [])
  // Removes `data-autofocus` from the title. The dialog would otherwise move the focus to the title
  // later, out of a field in which the user types.
  useLayoutEffect(() => {
    if (!root.current?.querySelector('[data-autofocus]')) return
    const title = root.current.closest('[role="dialog"]')?.querySelector('h2[data-autofocus]')
    title?.removeAttribute('data-autofocus')
  }, [])
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) return
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return <div ref={root}>{children}</div>
}

/**
 * Closes the topmost dialog if the current kind of account may not open it: after a log-in, a
 * reload or Forward.
 */
function useAudience(top: Modal | undefined): void {
  const session = useSession()
  const isSignedIn = session.kind === 'signedIn'
  const kind = useAccountKind()
  const entry = top && isKnown(top) ? modalRegistry[top.name] : undefined
  const audience = entry && 'audience' in entry ? entry.audience : undefined
  const isForVisitors =
    audience === 'visitors' ||
    (audience === 'visitorsAndTrials' && kind !== undefined && kind !== 'trial')
  // The dialog stays open if the session has expired: the log-in opens over the dialog and starts a
  // new session of the member.
  const isGone = session.kind === 'visitor' && session.sessionEnd !== 'expired'
  const mustClose = isSignedIn ? isForVisitors : audience === 'members' && isGone
  useEffect(() => {
    // `top` is a dependency, since each dialog that becomes the topmost is checked.
    if (mustClose && top) void closeModal()
  }, [mustClose, top])
}

/** True for dialogs of members and agents, which use Mantine's modal. */
function isOfCentres({ name }: Pick<Modal, 'name'>): boolean {
  const entry = modalRegistry[name]
  return 'audience' in entry && entry.audience === 'members'
}

/** The browser's history may outlive a build and contain names that no longer exist. */
const isKnown = (modal: Modal) => Object.hasOwn(modalRegistry, modal.name)
