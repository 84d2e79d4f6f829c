/** Serves `/robots.txt` and the sitemaps to search engines. */
import type { SendCall } from '../../src/lib/pageRenderer.ts'
import { type OwnHosts, ownHostOf } from '../http/hostOf.ts'
import type { RequestContext, Shortcut } from '../http/httpServer.ts'
import { sendPrepared } from '../http/preparedAnswer.ts'
import { guardsOf } from '../http/securityHeaders.ts'
import type { PrerenderedPage } from '../static/buildFolder.ts'
import { robotsText } from './robots.ts'
import { readSitemapEntries } from './sitemapEntries.ts'
import { createSitemaps, type Sitemaps, sitemapPath } from './sitemaps.ts'
import { prepareText } from './textAnswer.ts'

type Parts = {
  /** Makes calls of the contract as a visitor, without a rate limit. */
  send: SendCall
  pages: readonly PrerenderedPage[]
  /** Time of the build, in milliseconds since 1970. */
  builtAt: number
  /** All language codes, the default one first. */
  languages: readonly [string, ...string[]]
  /**
   * Public origin. If undefined, the requested host is used, provided that it is one of `ownHosts`.
   */
  origin: string | undefined
  ownHosts: OwnHosts
  /** Minimum milliseconds between two generations of the sitemaps. */
  interval: number
  /** Called when the sitemaps cannot be generated. */
  onFailure: (error: unknown) => void
  /** Current time in milliseconds since 1970. */
  now?: () => number
}

/**
 * Minimum milliseconds between two generations of the sitemaps. `ownSitemapInterval` is for the
 * gateway's own data, `platformSitemapInterval` for an upstream platform, which is queried less
 * often.
 */
export const ownSitemapInterval = 60_000
export const platformSitemapInterval = 900_000

const sharedCaching = 'public, max-age=60, stale-while-revalidate=600'
/** The response depends on the requested host, so shared caches must not store it. */
const ownCaching = 'private, no-cache'

const robotsPath = '/robots.txt'
const sitemapPaths = /^\/sitemap(?:-\d{1,5})?\.xml$/

/** Fixed paths. Further sitemap files have numbered paths. */
export const discoveryPaths = [robotsPath, sitemapPath]

/**
 * Handles GET and HEAD requests for `/robots.txt` and the sitemaps. A response contains the
 * requested host only if it is one of `ownHosts`.
 */
export function createDiscovery({
  origin: publicOrigin,
  ownHosts,
  now = Date.now,
  ...parts
}: Parts): Shortcut {
  const { send, pages, builtAt, languages, interval, onFailure } = parts
  const cacheControl = publicOrigin === undefined ? ownCaching : sharedCaching
  const byOrigin = new Map<string, Sitemaps>()

  const sitemapsOf = (origin: string): Sitemaps => {
    const known = byOrigin.get(origin)
    if (known) return known
    const sitemaps = createSitemaps({
      readEntries: () => readSitemapEntries(send, pages, { now: now(), builtAt }),
      origin,
      languages,
      interval,
      cacheControl,
      now,
      onFailure,
    })
    byOrigin.set(origin, sitemaps)
    return sitemaps
  }

  return (incoming, outgoing, context) => {
    const { method, url = '' } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const [path = ''] = url.split('?', 1)
    const origin = publicOrigin ?? ownOriginOf(context, ownHosts)
    if (path === robotsPath) {
      const body = Buffer.from(robotsText(origin))
      void prepareText({ body, type: 'text/plain', cacheControl }).then((answer) =>
        sendPrepared(answer, incoming, outgoing, context),
      )
      return true
    }
    if (!sitemapPaths.test(path)) return false
    const refuse = (status: number) => {
      const headers = [...guardsOf('data', context.https), 'X-Request-Id', context.requestId]
      if (status === 503) headers.push('Retry-After', '60')
      outgoing.writeHead(status, headers).end()
    }
    if (origin === undefined) {
      refuse(404)
      return true
    }
    const sitemaps = sitemapsOf(origin)
    void sitemaps.get(path).then((answer) => {
      if (answer) sendPrepared(answer, incoming, outgoing, context)
      else refuse(sitemaps.isMade() ? 404 : 503)
    })
    return true
  }
}

/** Origin of the requested host. Undefined when the host is not one of `ownHosts`. */
function ownOriginOf({ host, https }: RequestContext, ownHosts: OwnHosts): string | undefined {
  const own = ownHostOf(host, ownHosts)
  return own === undefined ? undefined : `${https ? 'https' : 'http'}://${own}`
}
