import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App, type Portal } from '../App.tsx'

/**
 * The portal at an address, as the inside of `#root`.
 * @throws what a part of it threw
 */
export async function renderToText(portal: Portal, path: string): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App portal={portal} />
    </StaticRouter>,
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
