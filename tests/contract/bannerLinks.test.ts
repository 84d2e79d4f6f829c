import { expect, it } from 'vitest'
import { banners } from '../../mocks/content/announcements/banners.ts'
import { notFoundPage, pageAt } from '../../src/pages/pages.ts'

const pages = banners.flatMap(({ linkage }) => (linkage?.type === 'PAGE' ? [linkage.target] : []))

it.each(pages)('[LOB-40] the banner that links to %s links to an existing page', (path) => {
  expect(pageAt(path)).not.toBe(notFoundPage)
})
