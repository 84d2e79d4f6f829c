import '../../../ui/tokens.css'
import '../../../ui/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setCaller } from '../../../api/caller.ts'
import { watchStyles } from '../../../kit/hydration/failedStyles.ts'
import { installTrustedTypes } from '../../../kit/page/trustedTypes.ts'
import { paths } from '../../../paths.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { sampleAnswer } from './sampleAnswer.ts'

/** Page in the console's preview: the players' form, which communicates only with the console. */
function start(): void {
  installTrustedTypes()
  watchStyles()
  const container = document.getElementById('root')
  if (container === null) throw new Error('#root is missing')
  setCaller({ instead: sampleAnswer })
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false },
    },
  })
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PreviewPage />
      </QueryClientProvider>
    </StrictMode>,
  )
}

// Without a parent window there is nothing to show.
if (window.parent === window) location.replace(paths.operator())
else start()
