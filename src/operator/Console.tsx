import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { useLanguage } from '../kit/i18n/I18nProvider.tsx'
import { LanguageMenu } from '../kit/language/LanguageMenu.tsx'
import { ThemeMenu } from '../kit/theme/ThemeMenu.tsx'
import { useColorScheme } from '../kit/theme/themeStore.ts'
import { ToastHost } from '../kit/toast/ToastHost.tsx'
import { BrandMark } from '../ui/Brand.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import classes from './console.module.css'
import { isAnythingUnsaved, useHasDraft } from './drafts.ts'
import { Parts } from './Parts.tsx'
import { Preview } from './preview/Preview.tsx'
import { PreviewToggle } from './preview/PreviewToggle.tsx'
import { SignOut } from './SignOut.tsx'
import { FailedSignIns } from './session/FailedSignIns.tsx'
import { useOperatorSession } from './session/operatorSession.ts'
import { SignInAgain } from './session/SignInAgain.tsx'
import { SignInPage } from './session/SignInPage.tsx'

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
      <FailureBoundary>{isInside ? <Parts /> : <SignInPage />}</FailureBoundary>
      {isInside && <Preview />}
      {isInside && hasEnded && <SignInAgain />}
      <ToastHost />
    </UiProvider>
  )
}

/** Makes the browser ask before the page is left with an unsaved draft. */
function useWarningBeforeLeaving(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
