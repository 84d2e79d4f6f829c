import type { PageTexts } from '../../src/lib/pageRenderer.ts'

/** A page whose shell the build made, in one language. */
export type ShellPage = {
  /** Names page and language; the same for every address that it answers at. */
  id: string
  /** The page's id, as `home`. */
  page: string
  path: string
  language: string
  /** The build's document. */
  shell: string
}

type Order = { path: string; language: string; ifChanged: boolean }

type Options<Document> = {
  render: (order: Order) => Promise<PageTexts | undefined>
  /**
   * Makes what is answered of a page.
   * @param renderedAt milliseconds since 1970
   */
  prepare: (page: ShellPage, rendering: PageTexts, renderedAt: number) => Promise<Document>
  /** Milliseconds since 1970. */
  now: () => number
  /** Told of each page that could not be rendered. */
  onFailure: (page: ShellPage, error: unknown) => void
  pace: Pace
  /** How many pages are remembered, the last asked for. */
  mostKept?: number
  /** How many are looked at at a time; more are shown as they were, or not yet. */
  mostLooking?: number
}

/** Milliseconds. */
export type Pace = {
  /** From one look at what a page shows to the next. */
  interval: number
  /** How long a request waits for such a look; then it gets the page as it was. */
  wait: number
  /** How long a request waits for a page that was never rendered; then it gets the shell. */
  firstWait: number
}

/** Of what this gateway knows itself: no page is older than a second. */
export const ownPace: Pace = { interval: 700, wait: 300, firstWait: 5000 }

/** Of a platform behind it, which is asked seldom and never waited for. */
export const platformPace: Pace = { interval: 15_000, wait: 0, firstWait: 1500 }

/**
 * Milliseconds after which a page is rendered again although its answers are the same: what it says
 * may depend on the time, and what is older than a minute is asked for again by each visitor.
 */
const renderedAgainAfter = 50_000

/** Milliseconds for which the last good page is shown while none can be made. */
const longestStale = 600_000

type Entry<Document> = {
  document: Document | undefined
  renderedAt: number
  /** When its answers were seen to be those that it shows. */
  confirmedAt: number
  /** When the last look began. */
  lookedAt: number
  looking: Promise<void> | undefined
}

export type RenderedPages<Document> = {
  /** The page as it is now; undefined when its shell has to do. */
  get(page: ShellPage): Document | undefined | Promise<Document | undefined>
}

/**
 * Public pages with their content. Nothing is rendered for an answer: a page is rendered when it is
 * asked for, at most once in an interval, and when it would say something else than before.
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
      looking: undefined,
    }
    // The last one that was asked for is the last to be forgotten.
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
      const isDue = !entry.looking && now() - entry.lookedAt >= interval
      if (isDue && lookingCount < mostLooking) {
        entry.lookedAt = now()
        lookingCount += 1
        entry.looking = look(page, entry).finally(() => {
          lookingCount -= 1
          entry.looking = undefined
        })
      }
      const { looking, document } = entry
      const limit = document === undefined ? firstWait : wait
      if (!looking || limit === 0) return document
      return inTime(looking, limit).then(() => entry.document)
    },
  }
}

/** Waits for the end of something, up to some milliseconds. */
function inTime(end: Promise<void>, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit)
    void end.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
