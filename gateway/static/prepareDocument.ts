/** Prepares a page's HTML as a public response. */
import { createHash } from 'node:crypto'
import { compressAll } from '../http/compression.ts'
import { type PreparedAnswer, prepareAnswer } from '../http/preparedAnswer.ts'
import { documentPolicy, type Hosts } from '../http/securityHeaders.ts'
import type { CompressedFiles } from './compressedFiles.ts'
import { styleAttributes } from './inlineSources.ts'

/**
 * Response with a page's HTML, content security policy and ETag. It does not depend on the client.
 */
export type PreparedDocument = PreparedAnswer

/**
 * Cache policy of a page. A browser revalidates each time, so that deployments and changed content
 * are visible at once; it usually gets 304. A CDN revalidates after a minute, and may serve the
 * stale page for ten more minutes while it revalidates.
 */
const pageCaching = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'

/** Cache policy of the page for unknown paths: a cache must revalidate each response. */
const missingPageCaching = 'no-cache'

type Options = {
  status: number
  isIndexed: boolean
  hosts: Hosts
  /**
   * Policy sources of the allowed scripts and style elements. They come from the HTML of the build.
   * If they came from the rendered HTML, a script that was injected into it would be allowed.
   */
  allowed: { scripts: readonly string[]; styles: readonly string[] }
  cacheControl?: string | undefined
  /** Content that the ETag represents. Defaults to the HTML. */
  version?: string | undefined
  /** Bodies that were compressed at build time. */
  findCompressed: CompressedFiles | undefined
}

/**
 * Prepares a complete HTML document with fast compression. `improveAnswer` recompresses it later.
 */
export async function prepareDocument(
  html: string,
  { status, isIndexed, hosts, allowed, cacheControl, version, findCompressed }: Options,
): Promise<PreparedDocument> {
  const body = Buffer.from(html)
  const best = findCompressed?.(body)
  const policy = documentPolicy(
    { ...allowed, styleAttributes: styleAttributes(html) },
    'games',
    hosts,
  )
  // A browser that gets 304 keeps the stored policy, so the ETag covers policy and content.
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
      // Weak ETag, because recompression changes the bytes but not the content.
      tagOf: (encoding) => `W/"${tag}${encoding ? `-${encoding}` : ''}"`,
      body,
    },
    best ?? (await compressAll(body, 'fast')),
    { isSmallest: best !== undefined },
  )
}
