/**
 * Tests the URL paths of pages that messages open. `platform` may not import the portal's paths, so
 * it repeats them.
 */
import { expect, it } from 'vitest'
import { pageAt } from '../../src/pages/pages.ts'
import { isTest, repositoryPaths, textFiles } from './support/repositoryFiles.ts'

/** Matches the URL path in `opens: '/member/…'`, and in functions that build a path with an id. */
const address =
  /(?:opens: |opens = |[pP]age\w* = )(?:isRejected \? |\(id: string\) => )?['`](\/[A-Za-z/]*)/g

const addresses = textFiles(
  repositoryPaths().filter((path) => /^(platform\/domain|mocks\/content)\/.*\.ts$/.test(path)),
)
  .filter((file) => !isTest(file))
  .flatMap(({ content }) => [...content.matchAll(address)].map(([, path = '']) => path))

it('the page that a message opens exists', () => {
  expect(addresses.length).toBeGreaterThan(20)
  const missing = addresses.filter((path) => pageAt(path).id === 'notFound')
  expect(missing).toEqual([])
})
