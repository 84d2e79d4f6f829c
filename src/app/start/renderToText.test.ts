import { describe, expect, it } from 'vitest'
import { englishI18n } from '../../kit/i18n/i18nForTests.ts'
import { createQueryClient } from '../queryClient.ts'
import { renderPortal } from './renderToText.tsx'

describe('document of a page that is not for everybody', () => {
  it.each([
    ['/member/deposit', 'Deposit'],
    ['/member/bettingRecord', 'Betting record'],
    ['/agentHome/downline', 'Downline management'],
    ['/lottery', 'Lottery room'],
    ['/favorite', 'My favourites'],
  ])('the document of %s has the title of the page and a skeleton', async (path, title) => {
    const i18n = await englishI18n('frame')
    const html = await renderPortal({ i18n, queryClient: createQueryClient() }, path)
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(main).toContain('role="status"')
  })
})

it('the document of the home page contains the header tools of members and of visitors', async () => {
  const i18n = await englishI18n('frame')
  const html = await renderPortal({ i18n, queryClient: createQueryClient() }, '/')
  const [, header = ''] = /<header[^>]*>(.*)<\/header>/s.exec(html) ?? []
  const [visitors = '', members = ''] = header.split('data-members-only')
  expect(visitors).toContain('data-visitors-only')
  for (const path of ['/member/deposit', '/member/withdraw', '/member'])
    expect(members).toContain(`href="${path}"`)
})

it('the document of the home page has the links of the member card', async () => {
  const i18n = await englishI18n('frame')
  const html = await renderPortal({ i18n, queryClient: createQueryClient() }, '/')
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  for (const path of ['/member/deposit', '/member/withdraw', '/member/rewardCentre'])
    expect(main).toContain(`href="${path}"`)
})
