import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import type { createSearch } from '../../../src/lib/search/createSearch.ts'
import { launch } from '../page/measuredPage.ts'
import type { Answers, Names } from './measure.ts'
import { shownResults } from './queries.ts'

const entry = fileURLToPath(new URL('../../../src/lib/search/createSearch.ts', import.meta.url))

/** The search as a script for a page; it sets `globalThis.portico`. */
async function bundleSearch(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'portico' } },
  })
  // With these options the result is a list with one output.
  const [{ output }] = built as [Rollup.RollupOutput]
  return output[0].code
}

/** Number of repetitions of each search; the fastest one counts. */
const turns = 3

/** A search in a page of Chromium. */
export async function searchInPage(names: Names) {
  const browser = await launch()
  const script = await bundleSearch()
  /** Opens a page and builds an index in it. `indexTime` is the duration in milliseconds. */
  const open = async () => {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    const indexTime = await page.evaluate((its) => {
      // The cast is safe: the bundled script has set `portico`, and `search` is set below.
      const scope = globalThis as unknown as {
        portico: { createSearch: typeof createSearch }
        search: ReturnType<typeof createSearch>
      }
      const start = performance.now()
      scope.search = scope.portico.createSearch(its, (one) => one)
      return performance.now() - start
    }, names)
    return { page, indexTime }
  }
  // The fastest of three index builds counts.
  const pages = [await open(), await open(), await open()] as const
  const askPage = (texts: readonly string[]): Promise<Answers> =>
    pages[0].page.evaluate(
      ({ all, limit, rounds }) => {
        // `search` was set above.
        const { search } = globalThis as unknown as { search: ReturnType<typeof createSearch> }
        const take = (text: string) => {
          const start = performance.now()
          search.find(text, limit)
          return performance.now() - start
        }
        const first = all.map(take)
        const best = [...first]
        for (let round = 1; round < rounds; round++) {
          for (const [at, text] of all.entries()) best[at] = Math.min(best[at] ?? 0, take(text))
        }
        const found = all.map((text) => search.find(text, limit).places)
        return { found, times: { first, best } }
      },
      { all: texts, limit: shownResults, rounds: turns },
    )
  const indexTime = Math.min(...pages.map((page) => page.indexTime))
  return { indexTime, ask: askPage, close: () => browser.close() }
}
