/** What a page's HTML has inline, as a content security policy names it. */
import { createHash } from 'node:crypto'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const hashesOf = (texts: Iterable<string>) => [...new Set([...texts].map(hashOf))]

/** Types of `<script>` that browsers run; anything else is data, which no policy concerns. */
const runs = /^(?:|module|text\/javascript)$/

/** The scripts and style elements that stand in the HTML, as sources of a policy. */
export function inlineElements(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => {
      const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''
      return !/\ssrc=/.test(attributes) && runs.test(type)
    })
    .map(([, , text = '']) => text)
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) }
}

/** The `style` attributes of the HTML, as sources of a policy. */
export function styleAttributes(html: string): string[] {
  return hashesOf(
    [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => unescapeHtml(value)),
  )
}

/** What the HTML parser makes of an attribute's value; React writes no other references. */
function unescapeHtml(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
