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
    // With the default size, React would put the content of a large Suspense boundary at the end of
    // the HTML, and an inline script would move the content into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error
    },
  })
  const html = await new Response(prelude).text()
  if (failure !== undefined) throw failure
  return html
}
