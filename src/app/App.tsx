import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { I18nProvider } from '../kit/i18n/I18nProvider.tsx'
import type { I18n } from '../kit/i18n/i18nStore.ts'
import { LazyModalHost } from './preload.ts'
import { Shell } from './shell/Shell.tsx'

/** What the portal keeps for as long as the page is open; a test or a prerender makes its own. */
export type Portal = { i18n: I18n; queryClient: QueryClient }

/** The portal, inside whatever router fits the place where it renders. */
export function App({ portal, onShown }: { portal: Portal; onShown?: () => void }) {
  return (
    <Providers portal={portal}>
      {/* For what no part of the page caught: never a blank page. */}
      <FailureBoundary>
        <Shell dialogHost={<LazyModalHost />} onShown={onShown} />
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
