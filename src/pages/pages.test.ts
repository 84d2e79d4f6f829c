import { describe, expect, it } from 'vitest'
import { pageAt, pages } from './pages.ts'

describe('addresses of pages', () => {
  it('[ROUTE-02, ROUTE-03, ROUTE-04] lead to the home page in all its spellings', () => {
    for (const path of ['/', '/index', '/index.html', '/home', '/login', '/register']) {
      expect(pageAt(path).id).toBe('home')
    }
  })

  it('match without regard to case and to a last slash', () => {
    for (const path of ['/HOME', '/Login/', '/Index.HTML']) expect(pageAt(path).id).toBe('home')
  })

  it('lead to the not-found page when unknown', () => {
    for (const path of ['/nowhere', '/home/more', '/index.php']) {
      expect(pageAt(path).id).toBe('notFound')
    }
  })

  it('belong to one page each', () => {
    const all = pages.flatMap((page) => page.paths.map((path) => path.toLowerCase()))
    expect(new Set(all).size).toBe(all.length)
  })
})
