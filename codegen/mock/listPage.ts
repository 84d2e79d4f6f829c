import { html } from 'hono/html'
import { curlOf } from './exampleCall.ts'
import type { ListedOperation, Ready } from './messages.ts'

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'li{margin-block:.75rem}code{font-size:.875rem;overflow-wrap:anywhere}small{display:block}'

function row(origin: string, { key, method, summary, example }: ListedOperation) {
  const isLink = method === 'GET' && example && Object.keys(example.headers).length === 0
  const name = isLink
    ? html`<a href="${example.url}"><code>${key}</code></a>`
    : html`<code>${key}</code>`
  const call = example && html`<small><code>${curlOf(origin, method, example)}</code></small>`
  return html`<li>${name} ${summary}${call ?? ''}</li>`
}

/**
 * HTML page that lists the operations, with a curl command for each, and links to those that a
 * browser can open.
 */
export const listPage = (
  origin: string,
  { title, operations }: Ready,
  referencePath: string | undefined,
) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}: mocks</title>
<style>${style}</style>
<h1>${title}</h1>
<p>Mocks of ${operations.length} operations. ${referencePath && html`<a href="${referencePath}">What they take and answer</a>`}</p>
<ul>${operations.map((operation) => row(origin, operation))}</ul>
</html>
`
