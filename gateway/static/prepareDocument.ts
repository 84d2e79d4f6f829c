/** A page's HTML as an answer that is the same for everybody. */
import { createHash } from 'node:crypto'
import { compressAll } from '../http/compression.ts'
import { type PreparedAnswer, prepareAnswer } from '../http/preparedAnswer.ts'
import { documentPolicy, type Hosts } from '../http/securityHeaders.ts'
import type { CompressedFiles } from './compressedFiles.ts'
import { styleAttributes } from './inlineSources.ts'

/** An answer with a page's HTML, its policy and its ETag. Nothing of it depends on the caller. */
export type PreparedDocument = PreparedAnswer

/**
 * How long a page may be kept. A browser asks each time, so that a deployment or a change of what
 * is shown is there at once; it is answered 304 as long as there is none. A CDN asks once a minute
 * for all visitors, and for ten more shows what it has while it asks.
 */
const pageCaching = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'

/** For the page of addresses that do not exist: there is no end of those, so no CDN keeps them. */
const missingPageCaching = 'no-cache'

type Options = {
  status: number
  /** Whether search engines may show it. */
  isIndexed: boolean
  hosts: Hosts
  /**
   * The scripts and style elements that may stand in the HTML, as sources of a policy. They are not
   * read from the HTML itself, where one that got in by mistake would allow itself.
   */
  allowed: { scripts: readonly string[]; styles: readonly string[] }
  cacheControl?: string | undefined
  /** What makes it another document; the HTML itself when left out. */
  version?: string | undefined
  /** What was compressed before. */
  compressed?: CompressedFiles
}

/** Prepares a whole HTML document, compressed quickly; `improveAnswer` makes it smaller later. */
export async function prepareDocument(
  html: string,
  { status, isIndexed, hosts, allowed, cacheControl, version, compressed }: Options,
): Promise<PreparedDocument> {
  const body = Buffer.from(html)
  const best = compressed?.(body)
  const policy = documentPolicy(
    { ...allowed, styleAttributes: styleAttributes(html) },
    'games',
    hosts,
  )
  // A browser that is answered 304 keeps the policy that it has, so the tag stands for both.
  const tag = createHash('sha256')
    .update(policy)
    .update(version ?? body)
    .digest('base64url')
    .slice(0, 22)
  const usualCaching = status === 200 ? pageCaching : missingPageCaching
  return prepareAnswer(
    {
      status,
      kind: 'page',
      headers: [
        ...['Content-Type', 'text/html; charset=utf-8'],
        ...['Cache-Control', cacheControl ?? usualCaching],
        ...['Content-Security-Policy', policy],
        ...['Vary', 'Accept-Encoding'],
        ...(isIndexed ? [] : ['X-Robots-Tag', 'noindex']),
      ],
      // Weak: the bytes may become fewer, what they stand for stays.
      tagOf: (encoding) => `W/"${tag}${encoding ? `-${encoding}` : ''}"`,
      body,
    },
    best ?? (await compressAll(body, 'fast')),
    { isSmallest: best !== undefined },
  )
}
