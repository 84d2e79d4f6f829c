import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { useLanguage } from '../kit/i18n/I18nProvider.tsx'
import { LanguageMenu } from '../kit/language/LanguageMenu.tsx'
import { ThemeMenu } from '../kit/theme/ThemeMenu.tsx'
import { useColorScheme } from '../kit/theme/themeStore.ts'
import { ToastHost } from '../kit/toast/ToastHost.tsx'
import { BrandMark } from '../ui/Brand.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextButton } from '../ui/TextButton.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { useReturnFocus } from './ConfirmDialog.tsx'
import classes from './console.module.css'
import { isAnythingUnsaved, useHasDraft } from './drafts.ts'
import { Parts } from './Parts.tsx'
import { PreviewToggle } from './preview/PreviewToggle.tsx'
import { usePreview } from './preview/previewStore.ts'
import { useEditor } from './rules/editorStore.ts'
import { SignOut } from './SignOut.tsx'
import {
  closeFailedSignIns,
  postponeSignIn,
  useOperatorSession,
} from './session/operatorSession.ts'
import { SignInForm } from './session/SignInForm.tsx'
import signInAgainClasses from './session/signIn.module.css'

/**
 * Notice after sign-in about earlier failed sign-ins with the operator's username, and about their
 * IP addresses.
 */
function FailedSignIns() {
  const intl = useIntl()
  const failed = useOperatorSession((state) => state.failedSignIns)
  if (!failed) return null
  const { count, addresses } = failed
  return (
    <div className={signInAgainClasses.failed}>
      <Notice
        tone="warning"
        role="status"
        actions={
          <TextButton onClick={closeFailedSignIns}>
            {intl.formatMessage({ id: 'operator.signIn.failed.close' })}
          </TextButton>
        }
      >
        <p>{intl.formatMessage({ id: 'operator.signIn.failed.text' }, { count })}</p>
        {addresses.length > 0 && (
          <p>
            {intl.formatMessage(
              { id: 'operator.signIn.failed.from' },
              { addresses: <bdi translate="no">{addresses.join(', ')}</bdi> },
            )}
          </p>
        )}
      </Notice>
    </div>
  )
}

function SignInPage() {
  const intl = useIntl()
  const hasEnded = useOperatorSession((state) => state.hasEnded)
  return (
    <main className={signInAgainClasses.page}>
      <div className={signInAgainClasses.card}>
        <BrandMark size={40} />
        <h1 className={signInAgainClasses.title}>{intl.formatMessage({ id: 'operator.title' })}</h1>
        <p className={signInAgainClasses.lead}>
          {intl.formatMessage({ id: 'operator.signIn.lead' })}
        </p>
        {hasEnded && (
          <Notice role="status">
            <p>{intl.formatMessage({ id: 'operator.signIn.ended' })}</p>
          </Notice>
        )}
        <SignInForm />
      </div>
    </main>
  )
}

/** Dialog above the console that asks for the password again; the console keeps all edits. */
function SignInAgain() {
  const intl = useIntl()
  const operator = useOperatorSession((state) => state.signedIn?.operator)
  useReturnFocus()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'operator.signIn.againTitle' })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="small"
      isOpen
      onClose={postponeSignIn}
    >
      <p className={signInAgainClasses.again}>
        {intl.formatMessage({ id: 'operator.signIn.againText' })}
      </p>
      <SignInForm {...(operator === undefined ? {} : { username: operator })} />
    </Dialog>
  )
}

const PreviewDock = lazyPart(() =>
  import('./preview/PreviewDock.tsx').then((file) => file.PreviewDock),
)

/** Preview of the players' form, open beside the section that the operator works on. */
function Preview() {
  const isOpen = usePreview((state) => state.isOpen)
  const isLoaded = useEditor((state) => state.base !== null)
  if (!isOpen || !isLoaded) return null
  return (
    <FailureBoundary shape="page">
      <Suspense fallback={null}>
        <PreviewDock />
      </Suspense>
    </FailureBoundary>
  )
}

/** Operator console: the sign-in page, or the sections for a signed-in operator. */
export function Console() {
  const intl = useIntl()
  const { direction } = useLanguage()
  const colorScheme = useColorScheme()
  const { signedIn, hasEnded } = useOperatorSession()
  const hasDraft = useHasDraft()
  const isInside = signedIn !== null && (hasDraft || !hasEnded)
  const title = intl.formatMessage({ id: 'operator.documentTitle' })
  useWarningBeforeLeaving()
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <UiProvider colorScheme={colorScheme} direction={direction}>
      <TopBar
        brand={
          <span className={classes.brand}>
            <BrandMark size={28} />
            <span className={classes.name}>{intl.formatMessage({ id: 'operator.title' })}</span>
          </span>
        }
      >
        <LanguageMenu />
        <ThemeMenu />
        {isInside && <PreviewToggle />}
        {isInside && <SignOut />}
      </TopBar>
      {isInside && <FailedSignIns />}
      <FailureBoundary shape="page">{isInside ? <Parts /> : <SignInPage />}</FailureBoundary>
      {isInside && <Preview />}
      {isInside && hasEnded && <SignInAgain />}
      <ToastHost />
    </UiProvider>
  )
}

/** Makes the browser warn when the operator leaves the page with an unsaved draft. */
function useWarningBeforeLeaving(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
