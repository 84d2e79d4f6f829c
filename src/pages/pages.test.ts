import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { agentRows } from './agentRows.ts'
import { memberRows } from './memberRows.ts'
import type { Page } from './page.ts'
import { pageAt, pages, placeKey } from './pages.ts'

describe('page URLs', () => {
  it('[ROUTE-02, ROUTE-03, ROUTE-04] every path of the home page opens the home page', () => {
    for (const path of ['/', '/index', '/index.html', '/home', '/login', '/register']) {
      expect(pageAt(path).id).toBe('home')
    }
  })

  it('paths match regardless of case and of a trailing slash', () => {
    for (const path of ['/HOME', '/Login/', '/Index.HTML']) expect(pageAt(path).id).toBe('home')
  })

  it('an unknown path opens the not-found page', () => {
    for (const path of ['/nowhere', '/home/more', '/index.php']) {
      expect(pageAt(path).id).toBe('notFound')
    }
  })

  it('the path of a game opens the game page for any id', () => {
    for (const path of ['/game/100184', '/Game/100184/', '/game/x']) {
      expect(pageAt(path).id).toBe('game')
    }
    for (const path of ['/game', '/game/', '/game/1/2']) expect(pageAt(path).id).toBe('notFound')
  })

  it('[MSG-07, MSG-08] a path of the news or the blog opens the list or the article', () => {
    expect(['/news', '/blog/'].map((path) => pageAt(path).id)).toEqual(['news', 'blog'])
    expect(pageAt(paths.news('one')).id).toBe('newsArticle')
    expect(pageAt(paths.blog('One')).id).toBe('blogArticle')
    expect(pageAt('/news/one/two').id).toBe('notFound')
  })

  it('[ROUTE-45] placeKey is equal for all paths of a page, and distinct for each game', () => {
    const place = (path: string) => placeKey(pageAt(path), path)
    expect(place('/HOME')).toBe(place('/'))
    expect(place('/game/1/')).toBe(place('/game/1'))
    expect(place('/game/1')).not.toBe(place('/game/2'))
  })

  it('[ROUTE-56] misspelt lottery paths open the lottery pages', () => {
    expect(pageAt('/lottert').id).toBe('lottery')
    expect(pageAt('/vnlottery').id).toBe('vnLottery')
    expect(pageAt('/sealottery').id).toBe('seaLottery')
  })

  it('[ROUTE-35, ROUTE-36, ROUTE-37, ROUTE-38, ROUTE-39, ROUTE-58] only game pages and the agents’ log-in have no side menu', () => {
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

  it('exactly the pages of the centres have the frame `centre`', () => {
    const centred = pages.filter(({ frame }) => frame === 'centre').map(({ id }) => id)
    expect(centred).toEqual([...memberRows, ...agentRows].map(({ id }) => id))
  })

  it('each path belongs to one page', () => {
    const all = pages.flatMap((page) => page.paths.map((path) => path.toLowerCase()))
    expect(new Set(all).size).toBe(all.length)
  })
})
