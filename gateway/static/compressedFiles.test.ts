import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type CompressedFiles,
  readCompressedFiles,
  writeCompressedFiles,
} from './compressedFiles.ts'

const text = Buffer.from('Portico '.repeat(200))
const page = Buffer.from(`<head><!--links--></head>${'<p>Portico</p>'.repeat(200)}`)
const picture = Buffer.from('a'.repeat(2000))

let folder: string
let findCompressed: CompressedFiles
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-compressed-'))
  await writeCompressedFiles(folder, [
    { path: '/assets/main.js', body: text },
    { path: '/index.html', body: page },
    { path: '/logo.webp', body: picture },
    { path: '/small.txt', body: Buffer.from('small') },
  ])
  findCompressed = await readCompressedFiles(folder)
})
afterAll(() => rm(folder, { recursive: true }))

it('the compressed variants of a build file are found by its content', () => {
  const { br, gzip } = findCompressed(Buffer.from(text)) ?? {}
  expect(br && brotliDecompressSync(br)).toEqual(text)
  expect(gzip && gunzipSync(gzip)).toEqual(text)
})

it('no compressed file is found for a changed, small or already compressed file', () => {
  expect(findCompressed(Buffer.concat([text, text]))).toBeUndefined()
  expect(findCompressed(Buffer.from('small'))).toBeUndefined()
  expect(findCompressed(picture)).toBeUndefined()
})

it('the compressed variants of a page are found by its HTML without the placeholder for links', () => {
  const sent = Buffer.from(page.toString().replace('<!--links-->', ''))
  const { br } = findCompressed(sent) ?? {}
  expect(br && brotliDecompressSync(br)).toEqual(sent)
  expect(findCompressed(page)).toBeUndefined()
})

it('no compressed file is found in a build that has none', async () => {
  const none = await readCompressedFiles(join(folder, 'nowhere'))
  expect(none(text)).toBeUndefined()
})
