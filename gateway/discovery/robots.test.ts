import { expect, it } from 'vitest'
import { robotsText } from './robots.ts'

const text = robotsText('https://play.example')
/** Evaluates the rules as RFC 9309 does: the longest matching rule wins. */
function isAllowed(path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)]
    .filter(([, , start = '']) => path.startsWith(start))
    .toSorted((one, other) => (other[2] ?? '').length - (one[2] ?? '').length)
  return rules[0]?.[1] !== 'Disallow'
}

it.each([
  ...['/', '/promotions', '/help', '/rng?vassalage=PG', '/game/100184', '/lott', '/lottery'],
  ...['/agent', '/art/games/1.svg', '/assets/main.js', '/sitemap.xml'],
])('robots.txt allows crawlers to fetch %s', (path) => {
  expect(isAllowed(path)).toBe(true)
})

it.each([
  ...['/wps/system/status', '/lgw/games/game_menus', '/lotto/lgw/games', '/ops/session'],
  ...['/member/deposit', '/agentHome', '/favorite', '/operator.html', '/play/0123', '/docs'],
])('robots.txt forbids crawlers to fetch %s', (path) => {
  expect(isAllowed(path)).toBe(false)
})

it('robots.txt names the sitemap only for a known origin', () => {
  expect(text).toContain('\nSitemap: https://play.example/sitemap.xml\n')
  expect(robotsText(undefined)).not.toContain('Sitemap')
})
