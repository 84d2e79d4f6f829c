import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SendCall } from '../../src/lib/pageRenderer.ts'
import { createRenderer, type Renderer } from './renderer.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/**
 * Source code of a server bundle. To render a page, the bundle requests the page's path; the
 * response is the HTML.
 */
const bundle = `
export const createPageRenderer = (send) => ({
  async render({ path, language, ifChanged }) {
    if (path === '/hangs') await new Promise(() => {})
    if (path === '/dies') process.exit(1)
    if (ifChanged) return undefined
    const response = await send(new Request('http://portal.invalid' + path + '?q=1', {
      headers: { 'Accept-Language': language },
    }))
    return { html: await response.text(), queries: '{}' }
  },
})`

async function rendererOf(send: SendCall, patience = 10_000): Promise<Renderer> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-renderer-'))
  undo.push(() => rm(folder, { recursive: true }))
  const file = join(folder, 'bundle.mjs')
  await writeFile(file, bundle)
  const bundleUrl = pathToFileURL(file).href
  const renderer = createRenderer({ bundleUrl, send, patience })
  undo.push(() => renderer.close())
  return renderer
}

const echo: SendCall = async ({ url, headers }) =>
  new Response(`${headers.get('accept-language')} ${new URL(url).pathname}`)

const order = { path: '/help', language: 'pt', ifChanged: false }

describe('rendering thread', () => {
  it('the gateway responds to calls of the rendering thread', async () => {
    const renderer = await rendererOf(echo)
    expect(await renderer.render(order)).toMatchObject({ html: 'pt /help', queries: '{}' })
    expect(await renderer.render({ ...order, ifChanged: true })).toBeUndefined()
  })

  it('rendering fails with a reason when a call of the page fails, and the next page is rendered', async () => {
    let isDown = true
    const renderer = await rendererOf((request) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(echo(request)),
    )
    await expect(renderer.render(order)).rejects.toThrow('The gateway could not answer')
    isDown = false
    await expect(renderer.render({ ...order, path: '/rng' })).resolves.toMatchObject({
      html: 'pt /rng',
    })
  })

  it('the rendering thread is ended and started again when a page takes too long', async () => {
    const renderer = await rendererOf(echo, 500)
    // Fakes only the timers of this thread, so that a busy machine does not exceed the limit for
    // the second page.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    undo.push(() => vi.useRealTimers())
    const hanging = expect(renderer.render({ ...order, path: '/hangs' })).rejects.toThrow(
      'too long',
    )
    await vi.advanceTimersByTimeAsync(500)
    await hanging
    expect(await renderer.render(order)).toMatchObject({ html: 'pt /help' })
  })

  it('the rendering thread starts again after it died', async () => {
    const renderer = await rendererOf(echo)
    await expect(renderer.render({ ...order, path: '/dies' })).rejects.toThrow('The thread ended')
    expect(await renderer.render(order)).toMatchObject({ html: 'pt /help' })
  })
})
