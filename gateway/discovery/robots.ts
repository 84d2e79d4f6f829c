/** What robots may read, as `/robots.txt` tells them (RFC 9309). */

/** Calls, games that were launched, consoles, and pages that show what is one person's. */
const closedPaths = [
  '/wps/',
  '/lgw/',
  '/lotto/',
  '/ops/',
  '/play/',
  '/docs',
  '/metrics',
  '/operator',
  '/member',
  '/agentHome',
  '/favorite',
  '/recent',
  '/seamless',
]

/**
 * The text of `/robots.txt`.
 *
 * @param origin where visitors find the portal; without one it names no sitemap.
 */
export function robotsText(origin: string | undefined): string {
  const lines = ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), 'Allow: /']
  if (origin !== undefined) lines.push('', `Sitemap: ${origin}/sitemap.xml`)
  return `${lines.join('\n')}\n`
}
