/**
 * Computes the sources that a content security policy needs for the inline parts of a page's HTML.
 */
import { createHash } from 'node:crypto'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const hashesOf = (texts: Iterable<string>) => [...new Set([...texts].map(hashOf))]

/** Types of `<script>` that browsers execute. Any other type is data, which no policy restricts. */
const runs = /^(?:|module|text\/javascript)$/

/** Policy sources of the scripts and style elements in the HTML. */
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

/** Policy sources of the `style` attributes in the HTML. */
export function styleAttributes(html: string): string[] {
  return hashesOf(
    [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => unescapeHtml(value)),
  )
}

/** Decodes the character references that React writes into attributes. */
function unescapeHtml(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
