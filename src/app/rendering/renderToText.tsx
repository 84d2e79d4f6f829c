import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { PageSubjectListener } from '../../kit/page/pageHead.ts'
import type { PageSubject } from '../../lib/pageRenderer.ts'
import { App, type Portal } from '../App.tsx'

/**
 * The portal at an address, as the inside of `#root`.
 * @param onSubject told what the page is about, where that is one of many things
 * @throws what a part of it threw
 */
export async function renderToText(
  portal: Portal,
  path: string,
  onSubject?: (subject: PageSubject) => void,
): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(
    <PageSubjectListener value={onSubject}>
      <StaticRouter location={path}>
        <App portal={portal} />
      </StaticRouter>
    </PageSubjectListener>,
    {
      // Keeps React from putting a large section behind an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure !== undefined) throw failure
  return html
}
