import { expect, it } from 'vitest'
import { checkPicture } from './checkPicture.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const fileOf = (bytes: number[], size: number, name: string, type: string) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name, { type })

it('knows a picture by its bytes, whatever it is called', async () => {
  expect(await checkPicture(fileOf(png, 100, 'a.txt', 'text/plain'))).toEqual({ type: 'image/png' })
  const jpeg = fileOf([0xff, 0xd8, 0xff, 0xe0], 100, 'a.png', 'image/png')
  expect(await checkPicture(jpeg)).toEqual({ type: 'image/jpeg' })
})

it('refuses what only looks like a picture by its name', async () => {
  const page = fileOf([0x3c, 0x68, 0x74, 0x6d, 0x6c], 100, 'proof.png', 'image/png')
  expect(await checkPicture(page)).toEqual({ problem: 'noPicture' })
  expect(await checkPicture(fileOf([0x89], 1, 'a.png', ''))).toEqual({ problem: 'noPicture' })
})

it('refuses an empty file and one of more than 5 MB', async () => {
  expect(await checkPicture(new File([], 'a.png'))).toEqual({ problem: 'empty' })
  const limit = 5 * 1024 * 1024
  expect(await checkPicture(fileOf(png, limit, 'a.png', ''))).toEqual({ type: 'image/png' })
  expect(await checkPicture(fileOf(png, limit + 1, 'a.png', ''))).toEqual({ problem: 'tooLarge' })
})
