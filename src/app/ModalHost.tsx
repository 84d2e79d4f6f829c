import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { useLanguage, WithMessages } from '../kit/i18n/I18nProvider.tsx'
import { closeModal, useModalStore } from '../kit/modal/modalStore.ts'
import { styleNonce } from '../kit/page/styleNonce.ts'
import { useColorScheme } from '../kit/theme/themeStore.ts'
import type { Modal } from '../modals.ts'
import { useSession } from '../session/session.queries.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { modalRegistry } from './modalRegistry.ts'

/** Shows the open dialogs, the topmost last. */
export function ModalHost() {
  const modals = useModalStore((state) => state.modals)
  const colorScheme = useColorScheme()
  const { direction } = useLanguage()
  useVisitorsOnly(modals.at(-1))
  return (
    <UiProvider colorScheme={colorScheme} direction={direction} nonce={styleNonce()}>
      {modals.filter(isKnown).map((modal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dialog's place in the pile is what it is.
        <ModalFrame key={`${index}-${modal.name}`} modal={modal} />
      ))}
    </UiProvider>
  )
}

function ModalFrame({ modal }: { modal: Modal }) {
  const intl = useIntl()
  const { titleId, size, Content } = modalRegistry[modal.name]
  const { name: _, ...data } = modal
  // The registry pairs each name with a component for that name's data.
  const AnyContent = Content as ComponentType<object>
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: titleId })}
      size={size}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      onClose={() => void closeModal()}
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
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) return
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return <div ref={root}>{children}</div>
}

/** Closes a dialog for visitors when somebody is signed in: after a login, a reload or Forward. */
function useVisitorsOnly(top: Modal | undefined): void {
  const isSignedIn = useSession().kind === 'signedIn'
  const entry = top && isKnown(top) ? modalRegistry[top.name] : undefined
  const mustClose = isSignedIn && entry !== undefined && 'visitorsOnly' in entry
  useEffect(() => {
    if (mustClose) void closeModal()
  }, [mustClose])
}

/** History outlives a version of the portal: a name may be gone. */
const isKnown = (modal: Modal) => Object.hasOwn(modalRegistry, modal.name)
