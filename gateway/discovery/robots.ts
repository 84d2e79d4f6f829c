/** Rules for robots in `/robots.txt` (RFC 9309). */

/** Paths closed to robots: calls, launched games, consoles and pages with personal data. */
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
 * Text of `/robots.txt`.
 *
 * @param origin public origin of the portal. Without it, the text names no sitemap.
 */
export function robotsText(origin: string | undefined): string {
  const lines = ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), 'Allow: /']
  if (origin !== undefined) lines.push('', `Sitemap: ${origin}/sitemap.xml`)
  return `${lines.join('\n')}\n`
}
