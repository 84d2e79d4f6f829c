import { describe, expect, it } from 'vitest'
import { toBrowserHeaders, toPlatformHeaders } from './platformHeaders.ts'

const caller = {
  forwardedFor: '203.0.113.9',
  host: 'portal.example',
  https: true,
  requestId: 'r-1',
}
const gatewayHeaders = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'portal.example',
  'x-request-id': 'r-1',
}

describe('request headers for the upstream platform', () => {
  it("the upstream platform receives the headers of the caller's request and the caller's IP address", () => {
    const headers = {
      authorization: 'Bearer x',
      'accept-encoding': 'br',
      'if-none-match': '"1"',
      'content-type': 'application/json',
      'idempotency-key': 'k',
      'x-module-id': 'LOGIN',
      'if-range': '"1"',
      range: 'bytes=0-9',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    }
    expect(toPlatformHeaders(headers, caller)).toEqual({ ...headers, ...gatewayHeaders })
  })

  it("the upstream platform receives no connection headers and no claims about the caller's identity", () => {
    const headers = {
      host: 'portal.example',
      connection: 'keep-alive, X-Secret',
      'x-secret': '1',
      'transfer-encoding': 'chunked',
      te: 'trailers',
      upgrade: 'h2c',
      expect: '100-continue',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-port': '1',
      'x-request-id': 'mine',
      x_forwarded_for: '6.6.6.6',
      'client-ip': '6.6.6.6',
      'remote-user': 'root',
      'x-original-url': '/ops/session',
      'x-rewrite-url': '/ops/session',
      'x-http-method-override': 'DELETE',
      'x-ssl-client-verify': 'SUCCESS',
      'x-csrf-token': 'secret',
    }
    expect(toPlatformHeaders(headers, caller)).toEqual(gatewayHeaders)
  })

  it("the upstream platform receives all cookies except the cookie of the operator's session", () => {
    const cookie = '__Host-operator=secret; sid=1; lang=pt'
    expect(toPlatformHeaders({ cookie }, caller).cookie).toBe('sid=1; lang=pt')
    expect(toPlatformHeaders({ cookie: '__Host-operator=x' }, caller)).not.toHaveProperty('cookie')
  })
})

const place = {
  target: '/wps/x',
  host: 'www.portal.example:8080',
  origin: 'https://platform.example',
}

describe('response headers for the browser', () => {
  it("the browser receives the content headers of the platform's response", () => {
    const headers = {
      'content-type': 'application/json',
      'content-encoding': 'br',
      etag: 'W/"1"',
      'retry-after': '5',
      'cache-control': 'no-store',
    }
    expect(toBrowserHeaders(headers, place)).toEqual(headers)
  })

  it('the browser receives no security, proxy or connection headers from the platform', () => {
    const headers = {
      connection: 'close, x-hop',
      'x-hop': '1',
      'keep-alive': 'timeout=5',
      'content-security-policy': "default-src *; script-src 'unsafe-inline'",
      'x-frame-options': 'ALLOWALL',
      'access-control-allow-origin': '*',
      'strict-transport-security': 'max-age=0',
      'alt-svc': 'h3=":443"',
      server: 'platform/1.0',
      refresh: '0; url=https://evil.example/',
      'clear-site-data': '"*"',
      'service-worker-allowed': '/',
      'x-accel-redirect': '/etc/passwd',
      link: '<https://evil.example/x.js>; rel=preload; as=script',
      'x-unheard-of': 'yes',
    }
    expect(toBrowserHeaders(headers, place)).toEqual({})
  })

  it.each([
    ['sid=1; Domain=platform.example; Path=/; Secure; HttpOnly', 'sid=1; Path=/; Secure; HttpOnly'],
    ['sid=1; path=/; DOMAIN = .platform.example', 'sid=1; path=/'],
    ['sid=1; Domain=portal.example; SameSite=Lax', 'sid=1; Domain=portal.example; SameSite=Lax'],
    ['sid=1; Domain=.WWW.portal.example', 'sid=1; Domain=.WWW.portal.example'],
    ['sid=1; Domain=shop.portal.example', 'sid=1'],
    ['sid=1; Domain=tal.example', 'sid=1'],
    ['sid=1; Domain=.example', 'sid=1'],
    ['sid=domain=x; Max-Age=5', 'sid=domain=x; Max-Age=5'],
  ])('a cookie loses only a Domain that browsers would reject: %s', (setCookie, expected) => {
    expect(toBrowserHeaders({ 'set-cookie': [setCookie] }, place)['set-cookie']).toEqual([expected])
  })

  it("the browser receives no cookie of an operator's session from the platform", () => {
    const cookies = ['__Host-operator=evil; Path=/; Secure', 'sid=1']
    expect(toBrowserHeaders({ 'set-cookie': cookies }, place)['set-cookie']).toEqual(['sid=1'])
  })

  it("a redirect to the platform's own origin becomes a path on the requested host", () => {
    const to = (location: string) => toBrowserHeaders({ location }, place).location
    expect(to('https://platform.example/wps/x?y=1')).toBe('/wps/x?y=1')
    expect(to('https://platform.example//evil.example/')).toBeUndefined()
  })
})
