/** Size limits of prerendered pages, which should paint from the first packets of a connection. */

import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Bytes of the HTML after brotli and of its styles after gzip. */
export type PageSize = { html: number; style: number }

/** Maximum sizes in kilobytes (1,000 bytes). */
export type PageBudget = { htmlKilobytes: number; styleKilobytes: number }

const styleElement = /<style\b[^>]*>(.*?)<\/style>/gs
/**
 * Brotli level at which the gateway compresses a response while the client waits. Files compressed
 * at build time are smaller.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compressed size of a page's HTML and of its styles. */
export function sizeOfPage(html: string): PageSize {
  const style = [...html.matchAll(styleElement)].map(([, text]) => text).join('')
  return {
    html: brotliCompressSync(html, brotli).length,
    style: style === '' ? 0 : gzipSync(style, { level: 9 }).length,
  }
}

/** @returns one sentence per page above its budget */
export function heavyPages(sizes: Record<string, PageSize>, budget: PageBudget): string[] {
  return Object.entries(sizes).flatMap(([file, { html, style }]) => [
    ...tooMuch(`${file} has`, html, budget.htmlKilobytes),
    ...tooMuch(`The styles in ${file} have`, style, budget.styleKilobytes),
  ])
}

function tooMuch(what: string, bytes: number, allowed: number): string[] {
  // NaN fails this comparison and thus counts as a problem too.
  return bytes <= allowed * 1000
    ? []
    : [`${what} ${(bytes / 1000).toFixed(1)} KB; ${allowed} KB are allowed.`]
}
