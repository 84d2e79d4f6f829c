/** What a prerendered page may weigh: it has to paint from the first bytes of a connection. */

import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Bytes: the HTML after brotli, and the styles in it after gzip. */
export type PageSize = { html: number; style: number }

/** 1,000 bytes each. */
export type PageBudget = { htmlKilobytes: number; styleKilobytes: number }

const styleElement = /<style\b[^>]*>(.*?)<\/style>/gs
/** The gateway's effort while a visitor waits; what it keeps compressed is lighter. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The weight of a page's HTML, and of the styles in it. */
export function sizeOfPage(html: string): PageSize {
  const style = [...html.matchAll(styleElement)].map(([, text]) => text).join('')
  return {
    html: brotliCompressSync(html, brotli).length,
    style: style === '' ? 0 : gzipSync(style, { level: 9 }).length,
  }
}

/** @returns a sentence for every page that is too heavy */
export function heavyPages(sizes: Record<string, PageSize>, budget: PageBudget): string[] {
  return Object.entries(sizes).flatMap(([file, { html, style }]) => [
    ...tooMuch(`${file} has`, html, budget.htmlKilobytes),
    ...tooMuch(`The styles in ${file} have`, style, budget.styleKilobytes),
  ])
}

function tooMuch(what: string, bytes: number, allowed: number): string[] {
  // Written so that a size that is not a number is a problem too.
  return bytes <= allowed * 1000
    ? []
    : [`${what} ${(bytes / 1000).toFixed(1)} KB; ${allowed} KB are allowed.`]
}
