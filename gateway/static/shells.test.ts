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
