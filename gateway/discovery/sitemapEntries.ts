/** Collects the pages of the sitemap from the build and from calls of the contract. */
import { setImmediate } from 'node:timers/promises'
import type { components } from '../../src/api/gen/paths.ts'
import type { SendCall } from '../../src/lib/pageRenderer.ts'
import { fillPath, isPathPattern } from '../../src/lib/pathPattern.ts'
import type { PrerenderedPage } from '../static/buildFolder.ts'
import type { SitemapEntry } from './sitemapXml.ts'

type Schemas = components['schemas']

/** Largest page size and last page that the contract allows. */
const pageSize = 100
const lastPage = 10_000

/**
 * Made-up origin: `Request` requires an absolute URL, but only the path and the query of a call are
 * used.
 */
const nowhere = 'http://gateway.invalid'

/**
 * Collects every public page and the page of each offered game, news item and blog article.
 * @param pages prerendered pages of the build
 * @param times current time and time of the build, in milliseconds since 1970. If the content of a
 * page has no past date, the page gets the date of the build.
 * @throws when a call fails
 */
export async function readSitemapEntries(
  send: SendCall,
  pages: readonly PrerenderedPage[],
  { now, builtAt }: { now: number; builtAt: number },
): Promise<SitemapEntry[]> {
  const shown = pages.filter(
    ({ isPublic, isIndexed, isDefaultLanguage }) => isPublic && isIndexed && isDefaultLanguage,
  )
  const gamePattern = shown.find(({ page }) => page === 'game')?.paths[0]
  const built = new Date(builtAt).toISOString()
  const changedAt = (moment: string | undefined) => pastMoment(moment, now) ?? built
  const newest = new Map([['help', await readHelpChange(send)]])
  const publications: SitemapEntry[] = []
  for (const [page, list, kind] of publicationPages) {
    const pattern = shown.find((row) => row.page === page)?.paths[0]
    for await (const { slug, publishedAt } of readPublications(send, kind)) {
      const lastModified = changedAt(publishedAt)
      if (lastModified > (newest.get(list) ?? '')) newest.set(list, lastModified)
      if (pattern !== undefined)
        publications.push({ path: fillPath(pattern, { slug }), lastModified })
    }
  }
  const entries = shown
    .map(({ page, paths: [path = '/'] }): SitemapEntry => {
      return { path, lastModified: changedAt(newest.get(page)) }
    })
    .filter(({ path }) => !isPathPattern(path))
    .concat(publications)
  if (gamePattern === undefined) return entries
  for await (const { nodeId, releasedAt } of readGames(send)) {
    const path = fillPath(gamePattern, { nodeId })
    entries.push({ path, lastModified: changedAt(releasedAt) })
  }
  return entries
}

/** Name of the article's page, name of the list's page, and kind of the publication. */
const publicationPages = [
  ['newsArticle', 'news', 'NEWS'],
  ['blogArticle', 'blog', 'BLOG'],
] as const

async function* readPublications(
  send: SendCall,
  kind: Schemas['PublicationKind'],
): AsyncGenerator<Schemas['Publication']> {
  const size = 50
  for (let page = 1; page <= lastPage; page += 1) {
    const query = `kind=${kind}&pageSize=${size}&page=${page}`
    const { items, total } = await readValue<Schemas['PublicationList']>(
      send,
      `/wps/publications?${query}`,
    )
    yield* items
    if (page * size >= total) return
  }
}

/** Yields every offered game once. Entries of the game list that open another list are skipped. */
async function* readGames(send: SendCall): AsyncGenerator<Schemas['Game']> {
  const seen = new Set<string>()
  for (let page = 1; page <= lastPage; page += 1) {
    const query = `clientType=3&platform=WEB&pageSize=${pageSize}&pageNo=${page}`
    const { games, totalPages } = await readValue<{ games: Schemas['Game'][]; totalPages: number }>(
      send,
      `/wps/relay/GCSGAME_gameList?${query}`,
    )
    for (const game of games) {
      // A game whose rank changes between two requests may occur on two pages.
      if (game.isGame !== 'GAME' || seen.has(game.nodeId)) continue
      seen.add(game.nodeId)
      yield game
    }
    if (page >= totalPages) return
    // Lets the event loop serve waiting requests.
    await setImmediate()
  }
}

/** Time of the last change to a help article. Undefined when there is no article. */
async function readHelpChange(send: SendCall): Promise<string | undefined> {
  const { categories } = await readValue<Schemas['HelpCenter']>(send, '/wps/system/helpCenter')
  const changes = categories.flatMap(({ articles }) => articles.map(({ updatedAt }) => updatedAt))
  return changes.toSorted().at(-1)
}

/** The given time, unless it is invalid or in the future. */
function pastMoment(moment: string | undefined, now: number): string | undefined {
  const at = Date.parse(moment ?? '')
  return Number.isNaN(at) || at > now ? undefined : new Date(at).toISOString()
}

/** Makes a call and returns its value. Throws when the call fails. */
async function readValue<Value>(send: SendCall, target: string): Promise<Value> {
  const response = await send(new Request(nowhere + target))
  const answer: unknown = response.ok ? await response.json() : undefined
  if (typeof answer !== 'object' || answer === null || !('value' in answer))
    throw new Error(`${target} answered ${response.status} without a value`)
  // The contract defines the type of each call's value.
  return answer.value as Value
}
