import { expect, it } from 'vitest'
import { heavyPages, sizeOfPage } from './checkPages.ts'

const budget = { htmlKilobytes: 14, styleKilobytes: 10 }

it('the size of a page counts all styles and the compressed HTML', () => {
  const style = Array.from({ length: 500 }, (_, index) => `.a${index * 7919}{color:#${index}}`)
  const page = `<head><style nonce="x">${style.join('')}</style></head><p>words</p><style>b{top:0}</style>`
  const { html, style: bytes } = sizeOfPage(page)
  expect(bytes).toBeGreaterThan(500)
  expect(html).toBeGreaterThan(500)
  expect(html).toBeLessThan(page.length)
  expect(sizeOfPage('<p>words</p>').style).toBe(0)
})

it('only pages above their budget are reported', () => {
  expect(heavyPages({ 'index.html': { html: 14_000, style: 10_000 } }, budget)).toEqual([])
  expect(heavyPages({ 'index.html': { html: 14_040, style: 12_000 } }, budget)).toEqual([
    'index.html has 14.0 KB; 14 KB are allowed.',
    'The styles in index.html have 12.0 KB; 10 KB are allowed.',
  ])
  expect(heavyPages({ 'index.html': { html: Number.NaN, style: 1 } }, budget)).toHaveLength(1)
})
