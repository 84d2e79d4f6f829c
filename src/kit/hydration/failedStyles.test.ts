// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { loadFailedStyles, watchStyles } from './failedStyles.ts'

beforeAll(watchStyles)
beforeEach(() => document.head.replaceChildren())

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  return link
}

const tell = (link: Element | null, type: 'load' | 'error') => link?.dispatchEvent(new Event(type))
const sheets = () => document.querySelectorAll('link[rel="stylesheet"]')

it('loadFailedStyles loads nothing while no style sheet has failed', () => {
  tell(addLink('stylesheet', '/came.css'), 'load')
  tell(addLink('icon', '/gone.svg'), 'error')
  expect(loadFailedStyles()).toBeUndefined()
})

it('loadFailedStyles requests failed style sheets again until they load', async () => {
  tell(addLink('stylesheet', '/page.css'), 'error')
  expect(sheets()).toHaveLength(0)
  const first = loadFailedStyles()
  expect(loadFailedStyles()).toBe(first)
  expect(sheets()).toHaveLength(1)
  tell(sheets().item(0), 'error')
  await expect(first).rejects.toThrow('did not load')
  const second = loadFailedStyles()
  const [sheet] = sheets()
  expect(sheet?.getAttribute('href')).toMatch(/\/page\.css$/)
  tell(sheet ?? null, 'load')
  await second
  expect(loadFailedStyles()).toBeUndefined()
  expect(sheets()).toHaveLength(1)
})
