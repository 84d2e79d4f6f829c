/** What search engines are told of the portal: `/robots.txt` and the sitemaps. */
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
  /** Answers a visitor's calls, without a limit on how many there are. */
  send: SendCall
  /** Of the build. */
  pages: readonly PrerenderedPage[]
  /** When the build was made, in milliseconds since 1970. */
  builtAt: number
  /** The codes of all, the default one first. */
  languages: readonly [string, ...string[]]
  /** The public origin; undefined takes the requested host, if it is one of `ownHosts`. */
  origin: string | undefined
  ownHosts: OwnHosts
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

const sharedCaching = 'public, max-age=60, stale-while-revalidate=600'
/** Made for one host, so nobody may give it to those who asked another. */
const ownCaching = 'private, no-cache'

const robotsPath = '/robots.txt'
const sitemapPaths = /^\/sitemap(?:-\d{1,5})?\.xml$/

/** The paths that it answers, as far as they are known beforehand. */
export const discoveryPaths = [robotsPath, sitemapPath]

/** Takes the reads of those paths. No answer names a host that only a request claims is ours. */
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

/** The origin that the caller asked; undefined when its host is none of ours. */
function ownOriginOf({ host, https }: RequestContext, ownHosts: OwnHosts): string | undefined {
  const own = ownHostOf(host, ownHosts)
  return own === undefined ? undefined : `${https ? 'https' : 'http'}://${own}`
}
