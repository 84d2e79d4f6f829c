import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { agentRows } from './agentRows.ts'
import { memberRows } from './memberRows.ts'
import type { Page } from './page.ts'
import { pageAt, pages, placeKey } from './pages.ts'

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

  it('lead to the page of a game by its id, whatever the id is', () => {
    for (const path of ['/game/100184', '/Game/100184/', '/game/x']) {
      expect(pageAt(path).id).toBe('game')
    }
    for (const path of ['/game', '/game/', '/game/1/2']) expect(pageAt(path).id).toBe('notFound')
  })

  it('[MSG-07, MSG-08] lead to the page of a text by its name', () => {
    expect(['/news', '/blog/'].map((path) => pageAt(path).id)).toEqual(['news', 'blog'])
    expect(pageAt(paths.news('one')).id).toBe('newsArticle')
    expect(pageAt(paths.blog('One')).id).toBe('blogArticle')
    expect(pageAt('/news/one/two').id).toBe('notFound')
  })

  it('[ROUTE-45] are one place for a page in all its spellings, and one for each game', () => {
    const place = (path: string) => placeKey(pageAt(path), path)
    expect(place('/HOME')).toBe(place('/'))
    expect(place('/game/1/')).toBe(place('/game/1'))
    expect(place('/game/1')).not.toBe(place('/game/2'))
  })

  it('[ROUTE-56] lead to the lottery when its name is misspelt', () => {
    expect(pageAt('/lottert').id).toBe('lottery')
    expect(pageAt('/vnlottery').id).toBe('vnLottery')
    expect(pageAt('/sealottery').id).toBe('seaLottery')
  })

  it('[ROUTE-35, ROUTE-36, ROUTE-37, ROUTE-38, ROUTE-39, ROUTE-58] have a side menu but on game pages and at the agents’ door', () => {
    const hasMenu = ({ frame = 'whole' }: Page) => frame === 'whole' || frame === 'centre'
    const without = pages.filter((page) => !hasMenu(page))
    expect(without.map(({ id, frame }) => [id, frame])).toEqual([
      ['agent', 'bare'],
      ['lottery', 'withoutSideMenu'],
      ['seaLottery', 'withoutSideMenu'],
      ['vnLottery', 'withoutSideMenu'],
      ['seamless', 'withoutSideMenu'],
    ])
  })

  it('have the menu of their centre in its place on the pages of a centre', () => {
    const centred = pages.filter(({ frame }) => frame === 'centre').map(({ id }) => id)
    expect(centred).toEqual([...memberRows, ...agentRows].map(({ id }) => id))
  })

  it('belong to one page each', () => {
    const all = pages.flatMap((page) => page.paths.map((path) => path.toLowerCase()))
    expect(new Set(all).size).toBe(all.length)
  })
})
