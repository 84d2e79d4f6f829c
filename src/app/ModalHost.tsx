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
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { useLanguage, WithMessages } from '../kit/i18n/I18nProvider.tsx'
import { closeModal, useModalStore } from '../kit/modal/modalStore.ts'
import type { Modal, ModalName } from '../kit/modal/modalTable.ts'
import { styleNonce } from '../kit/page/styleNonce.ts'
import { useColorScheme } from '../kit/theme/themeStore.ts'
import type { ToastText } from '../kit/toast/toastStore.ts'
import { useAccountKind, useSession } from '../session/session.queries.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { type DialogManner, modalRegistry } from './modalRegistry.ts'

/** Fetches a dialog's code. */
export const preloadContent = (name: ModalName): Promise<void> =>
  modalRegistry[name].Content.preload()

/** Shows the open dialogs, the topmost last. */
export function ModalHost() {
  const modals = useShownModals()
  const colorScheme = useColorScheme()
  const { direction } = useLanguage()
  useAudience(modals.at(-1))
  return (
    <UiProvider colorScheme={colorScheme} direction={direction} nonce={styleNonce()}>
      {modals.filter(isKnown).map((modal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dialog's place in the pile is what it is.
        <ModalFrame key={`${index}-${modal.name}`} modal={modal} />
      ))}
    </UiProvider>
  )
}

const none: readonly Modal[] = []

/**
 * The open dialogs. The first one is built piece by piece, between which the page answers to input;
 * what closes is gone at once, for the focus goes back then.
 */
function useShownModals(): readonly Modal[] {
  const open = useModalStore((state) => state.modals)
  const isBuilt = useDeferredValue(open.length > 0, false)
  return isBuilt ? open : none
}

function ModalFrame({ modal }: { modal: Modal }) {
  const intl = useIntl()
  const entry = modalRegistry[modal.name]
  const { titleId, size } = entry
  const { name: _, ...data } = modal
  // The registry pairs each name with what takes that name's data.
  const AnyContent = entry.Content as ComponentType<object>
  // And with what takes it in place of closing.
  const onClose = 'onClose' in entry ? (entry.onClose as (given: object) => void) : undefined
  // The registry pairs each name with what takes that name's data.
  const manner = 'manner' in entry ? (entry.manner as (given: object) => DialogManner)(data) : {}
  // The registry pairs each name with what takes that name's data.
  const title = 'title' in entry ? (entry.title as (given: object) => ToastText)(data) : undefined
  return (
    <Dialog
      isOpen
      {...manner}
      title={
        title && 'text' in title
          ? title.text
          : intl.formatMessage({ id: title?.id ?? titleId }, title?.values)
      }
      size={size}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      onClose={() => (onClose ? onClose(data) : void closeModal())}
    >
      <FailureBoundary>
        <Suspense fallback={<Spinner label={intl.formatMessage({ id: 'app.loading' })} />}>
          <WithMessages group="features">
            <FirstFocus>
              <AnyContent {...data} />
            </FirstFocus>
          </WithMessages>
        </Suspense>
      </FailureBoundary>
    </Dialog>
  )
}

/** The dialog took the focus before its content was there: hands it on to the first control. */
function FirstFocus({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  // The dialog looks for what shall have the focus a moment after it opened, and takes the first:
  // what is typed by then must not lose it to the title.
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
 * Closes a dialog that is not for the kind of account that is signed in: after a login, a reload or
 * Forward.
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
  // Where a session has run out, a login over the dialog lets it go on.
  const isGone = session.kind === 'visitor' && session.sessionEnd !== 'expired'
  const mustClose = isSignedIn ? isForVisitors : audience === 'members' && isGone
  useEffect(() => {
    // Again for each that comes to the top.
    if (mustClose && top) void closeModal()
  }, [mustClose, top])
}

/** History outlives a version of the portal: a name may be gone. */
const isKnown = (modal: Modal) => Object.hasOwn(modalRegistry, modal.name)
