import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { PageSubjectListener } from '../../kit/page/pageHead.ts'
import type { PageSubject } from '../../lib/pageRenderer.ts'
import { App, type Portal } from '../App.tsx'

/**
 * Renders the portal at a URL path.
 * @param onSubject called with the page's subject on the page of a single item
 * @returns HTML inside `#root`
 * @throws the first error of any component
 */
export const renderPortal = (
  portal: Portal,
  path: string,
  onSubject?: (subject: PageSubject) => void,
): Promise<string> =>
  renderToText(
    <PageSubjectListener value={onSubject}>
      <StaticRouter location={path}>
        <App portal={portal} />
      </StaticRouter>
    </PageSubjectListener>,
  )

/** @throws the first error of any component */
export async function renderToText(node: ReactNode, identifierPrefix = ''): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(node, {
    identifierPrefix,
    // Keeps React from moving a large section behind an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error
    },
  })
  const html = await new Response(prelude).text()
  if (failure !== undefined) throw failure
  return html
}
