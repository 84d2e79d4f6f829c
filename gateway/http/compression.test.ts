import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, compressPublic } from './compression.ts'

describe('accepted encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['GZIP;Q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [null, undefined],
  ])('the chosen encoding for Accept-Encoding %j is %j', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

describe('compressPublic', () => {
  const picture = `<svg>${'<path/>'.repeat(200)}</svg>`
  const respond = (caching: string, type = 'image/svg+xml') =>
    new Response(picture, { headers: { 'Content-Type': type, 'Cache-Control': caching } })
  const send = (response: Response, encodings = 'br') =>
    compressPublic(
      new Request('http://portal.test/', { headers: { 'Accept-Encoding': encodings } }),
      response,
    )

  it('a public picture is compressed in the encoding that the client accepts', async () => {
    const response = await send(respond('public, max-age=60'))
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const body = Buffer.from(await response.arrayBuffer())
    expect(brotliDecompressSync(body).toString()).toBe(picture)
  })

  it('a public picture is not compressed for a client that accepts no encoding', async () => {
    const response = await send(respond('public, max-age=60'), 'identity')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(picture)
  })

  it.each([
    ['a private response', respond('private')],
    ['a response of a compressed type', respond('public', 'image/png')],
  ])('%s is returned unchanged', async (_, response) => {
    expect(await send(response)).toBe(response)
  })
})
