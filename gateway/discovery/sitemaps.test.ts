import { expect, it } from 'vitest'
import { createSitemaps } from './sitemaps.ts'
import type { SitemapEntry } from './sitemapXml.ts'

function start(limits?: { addresses: number; bytes: number }) {
  const state = {
    now: 0,
    readings: 0,
    entries: [{ path: '/' }] as SitemapEntry[],
    failures: [] as unknown[],
    isBroken: false,
  }
  const sitemaps = createSitemaps({
    origin: 'https://play.example',
    languages: ['pt'],
    interval: 60_000,
    cacheControl: 'no-cache',
    now: () => state.now,
    onFailure: (error) => state.failures.push(error),
    async readEntries() {
      state.readings += 1
      if (state.isBroken) throw new Error('down')
      return state.entries
    },
    ...(limits && { limits }),
  })
  const read = async (path = '/sitemap.xml') => {
    const answer = await sitemaps.get(path)
    return answer && { answer, text: answer.content.body.toString() }
  }
  return { state, sitemaps, read }
}

/**
 * Requests the sitemap repeatedly until `isDone`, since later sitemaps are generated in the
 * background.
 */
async function readAgain({ sitemaps }: ReturnType<typeof start>, isDone: () => boolean) {
  while (!isDone()) await sitemaps.get('/sitemap.xml')
}

it('concurrent requests generate the sitemaps once, and a request a minute later generates them again', async () => {
  const { state, read } = start()
  await Promise.all([read(), read(), read()])
  state.now = 59_000
  await read()
  expect(state.readings).toBe(1)
  state.now = 60_000
  await read()
  expect(state.readings).toBe(2)
})

it('the prepared sitemap response is reused until the entries change', async () => {
  const started = start()
  const { state, read } = started
  const first = await read()
  state.now = 60_000
  await read()
  expect((await read())?.answer).toBe(first?.answer)
  state.entries = [{ path: '/new' }]
  state.now = 120_000
  await read()
  await expect.poll(async () => (await read())?.text).toContain('/new')
})

it('no sitemaps are served before their first generation, and the last sitemaps are served if a later generation fails', async () => {
  const started = start()
  const { state, read, sitemaps } = started
  state.isBroken = true
  expect(await read()).toBeUndefined()
  expect(sitemaps.isMade()).toBe(false)
  state.isBroken = false
  state.now = 60_000
  expect((await read())?.text).toContain('<loc>https://play.example/</loc>')
  state.isBroken = true
  state.now = 120_000
  await readAgain(started, () => state.failures.length === 2)
  expect((await read())?.text).toContain('<loc>https://play.example/</loc>')
})

it('several sitemap files are listed in an index at /sitemap.xml', async () => {
  const { state, read } = start({ addresses: 2, bytes: 1e6 })
  state.entries = ['/a', '/b', '/c'].map((path) => ({ path }))
  expect((await read())?.text).toMatch(/<sitemapindex.*sitemap-1\.xml.*sitemap-2\.xml/s)
  expect((await read('/sitemap-1.xml'))?.text).toMatch(/\/a<.*\/b</s)
  expect((await read('/sitemap-2.xml'))?.text).toContain('/c<')
  expect(await read('/sitemap-3.xml')).toBeUndefined()
})
