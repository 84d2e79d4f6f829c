import { beforeEach, describe, expect, it } from 'vitest'
import { rawRequest } from '../testing/rawRequest.ts'
import { readImagePaths } from './platformImages.ts'
import { recordingPlatformPerTest } from './testing/frontForTests.ts'

const platform = recordingPlatformPerTest('bytes')
beforeEach(() => {
  platform.answer.headers['content-type'] = 'image/webp'
})

const banner = '/uploads/2026/banner.webp?v=3'

describe('images of the upstream platform', () => {
  it('an image below a listed path comes from the platform, with its caching headers', async () => {
    platform.answer.headers.etag = '"7"'
    platform.answer.headers['cache-control'] = 'public, max-age=600'
    const { status, headers, body } = await rawRequest(platform.front.url, banner)
    expect(status).toBe(200)
    expect(body.toString()).toBe('bytes')
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=600',
      etag: '"7"',
    })
    expect(platform.requests.map(({ url }) => url)).toEqual([banner])
  })

  it('an image request carries no session, and its response sets no cookie', async () => {
    platform.answer.headers['set-cookie'] = 'session=1'
    const sent = { authorization: 'Bearer 1', cookie: 'session=2', 'if-none-match': '"7"' }
    const { headers } = await rawRequest(platform.front.url, banner, { headers: sent })
    expect(platform.requests[0]?.headers).toMatchObject({ 'if-none-match': '"7"' })
    expect(platform.requests[0]?.headers).not.toHaveProperty('authorization')
    expect(platform.requests[0]?.headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it('a drawing that is opened as a page cannot run scripts', async () => {
    platform.answer.headers['content-type'] = 'image/svg+xml'
    const { headers } = await rawRequest(platform.front.url, '/uploads/logo.svg')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('a 304 response of the platform is passed on', async () => {
    platform.answer = { status: 304, headers: { etag: '"7"' } }
    const { status, headers } = await rawRequest(platform.front.url, banner)
    expect(status).toBe(304)
    expect(headers.etag).toBe('"7"')
  })

  it.each([
    ['a page', 200, { 'content-type': 'text/html' }],
    ['a script', 200, { 'content-type': 'text/javascript' }],
    ['a response without a type', 200, {}],
    ['a redirect', 302, { location: '/uploads/other.webp' }],
    ['a missing image', 404, { 'content-type': 'image/webp' }],
  ])('%s below a listed path is answered with 404', async (_, status, headers) => {
    platform.answer = { status, headers }
    const received = await rawRequest(platform.front.url, '/uploads/x')
    expect(received.status).toBe(404)
    expect(received.body.toString()).not.toContain('bytes')
  })

  it.each([
    ['a path that is not listed', 'GET', '/downloads/x.webp', 404],
    ['a path that leaves the listed one', 'GET', '/uploads/%2e%2e/wps/member/info', 400],
    ['a change', 'POST', '/uploads/x.webp', 405],
  ])('%s does not reach the platform', async (_, method, path, status) => {
    expect((await rawRequest(platform.front.url, path, { method })).status).toBe(status)
    expect(platform.requests).toEqual([])
  })
})

describe('list of image paths', () => {
  it('paths are separated by commas', () => {
    expect(readImagePaths(' /uploads/, /cdn/v1.2/,/uploads/')).toEqual(['/uploads/', '/cdn/v1.2/'])
    expect(readImagePaths(undefined)).toEqual([])
  })

  it.each(['/', 'uploads/', '/uploads', '/a/../b/', '/a//b/', '/wps/', '/wps/member/', '/ops/'])(
    'the path %s is rejected',
    (path) => {
      expect(readImagePaths(`/uploads/,${path}`)).toBeUndefined()
    },
  )
})
