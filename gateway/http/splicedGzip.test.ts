import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spliceGzip } from './splicedGzip.ts'

const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array))

it('a spliced gzip decompresses to the constant parts with the given texts between them', () => {
  fc.assert(
    fc.property(bytes, bytes, bytes, fc.array(fc.tuple(bytes, bytes)), (a, b, c, all) => {
      const splice = spliceGzip([a, b, c])
      for (const [one, other] of all)
        expect(gunzipSync(splice([one, other]))).toEqual(Buffer.concat([a, one, b, other, c]))
    }),
  )
})

it('a spliced gzip compresses the constant parts', () => {
  const long = Buffer.from('the same again, '.repeat(200))
  expect(spliceGzip([long, long])([Buffer.from('9.9.9.9')]).length).toBeLessThan(200)
})
