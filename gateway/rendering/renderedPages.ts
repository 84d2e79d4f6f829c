import type { PageTexts } from '../../src/lib/pageRenderer.ts'

/** A page with a prerendered shell, in one language. */
export type ShellPage = {
  /** Key of page and language, the same for all of the page's paths. */
  id: string
  /** Id of the page, such as `home`. */
  page: string
  path: string
  language: string
  /** Prerendered HTML of the build, without the page's content. */
  shell: string
}

type Order = { path: string; language: string; ifChanged: boolean }

type Options<Document> = {
  render: (order: Order) => Promise<PageTexts | undefined>
  /**
   * Prepares the response of a rendered page.
   * @param renderedAt milliseconds since 1970
   */
  prepare: (page: ShellPage, rendering: PageTexts, renderedAt: number) => Promise<Document>
  /** Current time in milliseconds since 1970. */
  now: () => number
  /** Called for each page that could not be rendered. */
  onFailure: (page: ShellPage, error: unknown) => void
  pace: Pace
  /** Maximum number of cached pages. The least recently requested page is evicted first. */
  mostKept?: number
  /**
   * Maximum number of parallel revalidations. Beyond it, the cached page or the shell is served.
   */
  mostLooking?: number
}

/** Timing of the cache, in milliseconds. */
export type Pace = {
  /** Minimum time between two revalidations of a page. */
  interval: number
  /** Time that a request waits for a revalidation before it gets the cached page. */
  wait: number
  /** Time that a request waits for the first rendering before it gets the shell. */
  firstWait: number
}

/** Timing for the gateway's own data: no page is older than a second. */
export const ownPace: Pace = { interval: 700, wait: 300, firstWait: 5000 }

/** Timing for an upstream platform, with few calls. Revalidation never delays a request. */
export const platformPace: Pace = { interval: 15_000, wait: 0, firstWait: 1500 }

/**
 * Milliseconds after which a page is rendered again even with unchanged responses, since its
 * content may depend on the time, and browsers refetch data that are older than a minute.
 */
const renderedAgainAfter = 50_000

/** Milliseconds for which the last rendered page is served while rendering fails. */
const longestStale = 600_000

type Entry<Document> = {
  document: Document | undefined
  renderedAt: number
  /** Time of the last revalidation that confirmed the page. */
  confirmedAt: number
  /** Time at which the last revalidation started. */
  lookedAt: number
  pendingLook: Promise<void> | undefined
}

export type RenderedPages<Document> = {
  /** Returns the document of a page. Undefined when the shell must be served. */
  get(page: ShellPage): Document | undefined | Promise<Document | undefined>
}

/**
 * Creates a cache of public pages with their content. A page is rendered on request, at most once
 * per interval, and only when its content changed.
 */
export function createRenderedPages<Document>({
  render,
  prepare,
  now,
  onFailure,
  pace: { interval, wait, firstWait },
  mostKept = 500,
  mostLooking = Number.POSITIVE_INFINITY,
}: Options<Document>): RenderedPages<Document> {
  const entries = new Map<string, Entry<Document>>()
  let lookingCount = 0

  const entryOf = ({ id }: ShellPage): Entry<Document> => {
    const entry = entries.get(id) ?? {
      document: undefined,
      renderedAt: 0,
      confirmedAt: 0,
      lookedAt: Number.NEGATIVE_INFINITY,
      pendingLook: undefined,
    }
    // Moves the entry to the end, so that the least recently requested page is evicted first.
    entries.delete(id)
    entries.set(id, entry)
    const [oldest] = entries.keys()
    if (oldest !== undefined && entries.size > mostKept) entries.delete(oldest)
    return entry
  }

  const look = async (page: ShellPage, entry: Entry<Document>) => {
    const startedAt = now()
    const ifChanged =
      entry.document !== undefined && startedAt - entry.renderedAt < renderedAgainAfter
    try {
      const rendering = await render({ path: page.path, language: page.language, ifChanged })
      entry.confirmedAt = startedAt
      if (rendering === undefined) return
      entry.document = await prepare(page, rendering, startedAt)
      entry.renderedAt = startedAt
    } catch (error) {
      if (now() - entry.confirmedAt > longestStale) entry.document = undefined
      onFailure(page, error)
    }
  }

  return {
    get(page) {
      const entry = entryOf(page)
      const isDue = !entry.pendingLook && now() - entry.lookedAt >= interval
      if (isDue && lookingCount < mostLooking) {
        entry.lookedAt = now()
        lookingCount += 1
        entry.pendingLook = look(page, entry).finally(() => {
          lookingCount -= 1
          entry.pendingLook = undefined
        })
      }
      const { pendingLook: looking, document } = entry
      const limit = document === undefined ? firstWait : wait
      if (!looking || limit === 0) return document
      return inTime(looking, limit).then(() => entry.document)
    },
  }
}

/** Waits for a promise to settle, for a limited number of milliseconds. */
function inTime(end: Promise<void>, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit)
    void end.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
