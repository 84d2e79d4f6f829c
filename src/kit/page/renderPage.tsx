import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders a page outside the portal. Its queries neither retry nor refetch on focus. */
export function renderPage(page: ReactNode): void {
  const container = document.getElementById('root')
  if (container === null) throw new Error('#root is missing')
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false },
    },
  })
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </StrictMode>,
  )
}
