/** What search engines are told of the portal: `/robots.txt` and the sitemaps. */
import type { SendCall } from '../../src/lib/pageRenderer.ts'
import type { RequestContext, Shortcut } from '../http/httpServer.ts'
import { sendPrepared } from '../http/preparedAnswer.ts'
import { guardsOf } from '../http/securityHeaders.ts'
import type { PrerenderedPage } from '../static/buildFolder.ts'
import { robotsText } from './robots.ts'
import { readSitemapEntries } from './sitemapEntries.ts'
import { createSitemaps, type Sitemaps, sitemapPath } from './sitemaps.ts'
import { prepareText } from './textAnswer.ts'

type Parts = {
  /** Answers a visitor's calls, without a limit on how many there are. */
  send: SendCall
  /** Of the build. */
  pages: readonly PrerenderedPage[]
  /** The codes of all, the default one first. */
  languages: readonly [string, ...string[]]
  /** Where visitors find the portal; the host that was asked when nobody has said it. */
  origin: string | undefined
  /** Milliseconds from one reading of the data to the next. */
  interval: number
  /** Told when the sitemaps cannot be made. */
  onFailure: (error: unknown) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Of what this gateway knows itself, and of a platform behind it, which is asked seldom. */
export const ownSitemapInterval = 60_000
export const platformSitemapInterval = 900_000

/** Anybody can make up a host; sitemaps are kept for these many, and made seldom for another. */
const mostHosts = 2
const newHostInterval = 10_000

const sharedCaching = 'public, max-age=60, stale-while-revalidate=600'
/** Made for one host, so nobody may give it to those who asked another. */
const ownCaching = 'private, no-cache'

const robotsPath = '/robots.txt'
const sitemapPaths = /^\/sitemap(?:-\d{1,5})?\.xml$/

/** The paths that it answers, as far as they are known beforehand. */
export const discoveryPaths = [robotsPath, sitemapPath]

/** Takes the reads of those paths. */
export function createDiscovery({
  origin: publicOrigin,
  now = Date.now,
  ...parts
}: Parts): Shortcut {
  const { send, pages, languages, interval, onFailure } = parts
  const cacheControl = publicOrigin === undefined ? ownCaching : sharedCaching
  const byOrigin = new Map<string, Sitemaps>()
  let newestAt = Number.NEGATIVE_INFINITY

  const sitemapsOf = (origin: string): Sitemaps | undefined => {
    const known = byOrigin.get(origin)
    if (known) return known
    if (byOrigin.size >= mostHosts && now() - newestAt < newHostInterval) return undefined
    newestAt = now()
    const sitemaps = createSitemaps({
      readEntries: () => readSitemapEntries(send, pages, now()),
      origin,
      languages,
      interval,
      cacheControl,
      now,
      onFailure,
    })
    const [oldest] = byOrigin.keys()
    if (oldest !== undefined && byOrigin.size >= mostHosts) byOrigin.delete(oldest)
    byOrigin.set(origin, sitemaps)
    return sitemaps
  }

  return (incoming, outgoing, context) => {
    const { method, url = '' } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const [path = ''] = url.split('?', 1)
    const origin = publicOrigin ?? askedOrigin(context)
    if (path === robotsPath) {
      const body = Buffer.from(robotsText(origin))
      void prepareText({ body, type: 'text/plain', cacheControl }).then((answer) =>
        sendPrepared(answer, incoming, outgoing, context),
      )
      return true
    }
    if (!sitemapPaths.test(path)) return false
    const sitemaps = origin === undefined ? undefined : sitemapsOf(origin)
    const refuse = (status: number) => {
      const headers = [...guardsOf('data', context.https), 'X-Request-Id', context.requestId]
      if (status === 503) headers.push('Retry-After', '60')
      outgoing.writeHead(status, headers).end()
    }
    if (sitemaps === undefined) {
      refuse(503)
      return true
    }
    void sitemaps.get(path).then((answer) => {
      if (answer) sendPrepared(answer, incoming, outgoing, context)
      else refuse(sitemaps.isMade() ? 404 : 503)
    })
    return true
  }
}

/** The origin that the caller asked; undefined when what they named is no host. */
function askedOrigin({ host, https }: RequestContext): string | undefined {
  const text = `${https ? 'https' : 'http'}://${host}`
  return /^[\w.:[\]-]{1,255}$/.test(host) && URL.canParse(text) ? new URL(text).origin : undefined
}
