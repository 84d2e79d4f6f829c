import { expect, it } from 'vitest'
import { createTestFolder } from '../testing/testGateway.ts'
import { readBuild } from './buildFolder.ts'
import { createShells } from './shells.ts'

it('a page of a compressed build is sent as the build compressed it, and is not compressed again', async () => {
  const folder = await createTestFolder()
  const build = await readBuild(folder.buildFolder)
  const br = Buffer.from('compressed by the build')
  const shells = createShells(
    { ...build, compressed: () => ({ br }) },
    { hosts: { games: [], images: [] }, origin: undefined },
  )
  const [language = 'pt'] = shells.languages
  const page = await shells.source({ path: '/', query: '', language })
  expect(page?.variants.br?.body).toBe(br)
  expect(page?.isSmallest).toBe(true)
  await folder.remove()
})

it('only the documents of the first two languages are prepared in advance', async () => {
  const folder = await createTestFolder()
  const build = await readBuild(folder.buildFolder)
  const [home] = build.prerenderedPages.filter(({ paths }) => paths.includes('/'))
  if (!home) throw new Error('The build has no home page')
  const prerenderedPages = ['pt', 'en', 'ar'].map((language) => ({ ...home, language }))
  let count = 0
  const compressed = () => {
    count += 1
    return { br: Buffer.from('compressed by the build') }
  }
  const shells = createShells(
    { ...build, prerenderedPages, compressed },
    { hosts: { games: [], images: [] }, origin: undefined },
  )
  await shells.improve()
  expect(count).toBe(2)
  expect(await shells.source({ path: '/', query: '', language: 'ar' })).toBeDefined()
  expect(count).toBe(3)
  await folder.remove()
})
