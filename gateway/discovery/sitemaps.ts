/** The sitemaps of a portal, kept in memory and made again when somebody asks for them. */
import type { PreparedAnswer } from '../http/preparedAnswer.ts'
import {
  type SitemapEntry,
  type SitemapOptions,
  writeSitemapIndex,
  writeSitemaps,
} from './sitemapXml.ts'
import { hashOf, prepareText } from './textAnswer.ts'

type Options = SitemapOptions & {
  readEntries: () => Promise<SitemapEntry[]>
  /** Milliseconds from one reading to the next. */
  interval: number
  /** How long an answer may be kept, and by whom. */
  cacheControl: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Told when they cannot be made; the last ones stand until they can. */
  onFailure: (error: unknown) => void
}

export type Sitemaps = {
  /** The file at a path; undefined when there is none, or none could be made yet. */
  get(path: string): Promise<PreparedAnswer | undefined>
  /** Whether some could be made. */
  isMade(): boolean
}

type Files = { version: string; answers: ReadonlyMap<string, PreparedAnswer> }

/** Where crawlers look first. */
export const sitemapPath = '/sitemap.xml'
const partPath = (index: number) => `/sitemap-${index + 1}.xml`

/** The files are read again at most once in an interval, and only when somebody asks. */
export function createSitemaps(options: Options): Sitemaps {
  const { readEntries, interval, now, onFailure } = options
  let files: Files | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let making: Promise<void> | undefined

  const make = async () => {
    try {
      const parts = await writeSitemaps(await readEntries(), options)
      const version = (await Promise.all(parts.map(hashOf))).join()
      if (version !== files?.version) files = { version, answers: await prepare(parts, options) }
    } catch (error) {
      onFailure(error)
    }
  }
  return {
    async get(path) {
      if (!making && now() - readAt >= interval) {
        readAt = now()
        making = make().finally(() => {
          making = undefined
        })
      }
      // Who comes later gets the last ones while new ones are made.
      if (files === undefined) await making
      return files?.answers.get(path)
    },
    isMade: () => files !== undefined,
  }
}

/** One file stands at the first path itself; several are listed there. */
async function prepare(
  parts: readonly Buffer<ArrayBuffer>[],
  { origin, cacheControl }: Pick<Options, 'origin' | 'cacheControl'>,
): Promise<Map<string, PreparedAnswer>> {
  const index = writeSitemapIndex(parts.map((_, at) => origin + partPath(at)))
  const bodies: [string, Buffer<ArrayBuffer>][] =
    parts.length === 1
      ? parts.map((part) => [sitemapPath, part])
      : [
          [sitemapPath, index],
          ...parts.map((part, at): [string, Buffer<ArrayBuffer>] => [partPath(at), part]),
        ]
  const answers = new Map<string, PreparedAnswer>()
  for (const [path, body] of bodies)
    answers.set(path, await prepareText({ body, type: 'application/xml', cacheControl }))
  return answers
}
