import { expect, it } from 'vitest'
import { pageInAddress } from './PublicationList.tsx'

it('pageInAddress returns the page number in the URL, or 1 for an invalid number', () => {
  const pageOf = (query: string) => pageInAddress(new URLSearchParams(query))
  expect(['', 'page=1', 'page=2', 'page=9999'].map(pageOf)).toEqual([1, 1, 2, 9999])
  for (const odd of ['page=0', 'page=-1', 'page=2x', 'page=1e3', 'page=10000', 'page='])
    expect(pageOf(odd)).toBe(1)
})
