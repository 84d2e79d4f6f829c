import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { I18nProvider, useLanguage } from '../kit/i18n/I18nProvider.tsx'
import type { I18n } from '../kit/i18n/i18nStore.ts'
import { nameLanguageInAddress } from '../kit/i18n/languageChoice.ts'
import { LazyModalHost } from './preload.ts'
import { Shell } from './shell/Shell.tsx'

/** State of the portal that lives as long as the page; tests and prerenders create their own. */
export type Portal = { i18n: I18n; queryClient: QueryClient }

/** The portal; the caller provides the router. */
export function App({ portal, onShown }: { portal: Portal; onShown?: () => void }) {
  return (
    <Providers portal={portal}>
      <AddressInLanguage />
      {/* Catches errors that no part of the page handles, so that the page is never blank. */}
      <FailureBoundary shape="page">
        <Shell DialogHost={LazyModalHost} onShown={onShown} />
      </FailureBoundary>
    </Providers>
  )
}

function Providers({ portal, children }: { portal: Portal; children: ReactNode }) {
  return (
    <QueryClientProvider client={portal.queryClient}>
      <I18nProvider i18n={portal.i18n}>{children}</I18nProvider>
    </QueryClientProvider>
  )
}

/**
 * Keeps the language of the URL equal to the shown language, so that a reload and a copied link
 * show the same language.
 */
function AddressInLanguage() {
  const language = useLanguage()
  const location = useLocation()
  const shownBefore = useRef(language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address may contain another language.
  useEffect(() => {
    nameLanguageInAddress(language, language !== shownBefore.current)
    shownBefore.current = language
  }, [language, location])
  useEffect(() => {
    // The router ignores Back or Forward to a history entry with the same URL, for example when a
    // dialog closes. The language of that entry's URL is then set here.
    const handleReturn = () => nameLanguageInAddress(language, false)
    window.addEventListener('popstate', handleReturn)
    return () => window.removeEventListener('popstate', handleReturn)
  }, [language])
  return null
}
