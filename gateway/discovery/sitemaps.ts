/** Sitemaps of a portal, cached in memory and regenerated on request. */
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
  /** Minimum milliseconds between the starts of two generations. */
  interval: number
  cacheControl: string
  /** Current time in milliseconds since 1970. */
  now: () => number
  /** Called when the sitemaps cannot be generated. Requests then get the previous sitemaps. */
  onFailure: (error: unknown) => void
}

export type Sitemaps = {
  /** Response for a path; undefined when no file has the path, or no generation has succeeded. */
  get(path: string): Promise<PreparedAnswer | undefined>
  /** True after the first successful generation. */
  isMade(): boolean
}

type Files = { version: string; answers: ReadonlyMap<string, PreparedAnswer> }

/** Path of the only sitemap, or of the index of several sitemaps. */
export const sitemapPath = '/sitemap.xml'
const partPath = (index: number) => `/sitemap-${index + 1}.xml`

/**
 * Creates an object that serves the sitemaps of an origin. A request starts a generation of the
 * sitemaps if the last generation started at least `interval` milliseconds ago.
 */
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
      // Requests wait until the first files exist. While later files are generated, requests get
      // the previous files.
      if (files === undefined) await making
      return files?.answers.get(path)
    },
    isMade: () => files !== undefined,
  }
}

/**
 * Prepares the responses by path. A single file is served at `sitemapPath`. If there are several
 * files, `sitemapPath` serves an index that lists them.
 */
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
