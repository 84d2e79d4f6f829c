import { describe, expect, it } from 'vitest'
import { isOfPushService } from './pushServices.ts'

describe('accepted push endpoints', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://db5p.notify.windows.com/w/?token=BQYAAA%3D',
  ])('the push service of a browser is accepted: %s', (endpoint) =>
    expect(isOfPushService(endpoint)).toBe(true),
  )

  it.each([
    ['on an unknown host', 'https://push.example/send'],
    ['not https', 'http://fcm.googleapis.com/fcm/send/a'],
    ['on another port', 'https://fcm.googleapis.com:8443/fcm/send/a'],
    [
      'on a host that starts like an allowed one',
      'https://fcm.googleapis.com.example.com/fcm/send/a',
    ],
    ['on a host that contains an allowed domain', 'https://evilpush.apple.com.example/a'],
    ['on a domain that ends like an allowed one', 'https://evilnotify.windows.com/a'],
    ['on an allowed domain without a subdomain', 'https://push.apple.com/a'],
    ['an address with a user name like an allowed host', 'https://fcm.googleapis.com@127.0.0.1/a'],
    ['with credentials', 'https://a:b@fcm.googleapis.com/a'],
    ['on a host with a trailing dot', 'https://fcm.googleapis.com./a'],
    ['on localhost', 'https://localhost/a'],
    ['an IP address', 'https://169.254.169.254/latest/meta-data'],
    ['an IP address written as a number', 'https://2130706433/'],
    ['an address with a backslash', 'https://127.0.0.1\\@fcm.googleapis.com/a'],
    ['a file URL', 'file:///etc/passwd'],
    ['not a URL', 'fcm.googleapis.com'],
  ])('a push endpoint is rejected if it is %s', (_, endpoint) =>
    expect(isOfPushService(endpoint)).toBe(false),
  )

  it('a configured push service is accepted only with its exact origin and without credentials', () => {
    const origins = ['http://127.0.0.1:9000']
    expect(isOfPushService('http://127.0.0.1:9000/send/a', origins)).toBe(true)
    expect(isOfPushService('http://127.0.0.1:9001/send/a', origins)).toBe(false)
    expect(isOfPushService('http://a:b@127.0.0.1:9000/send/a', origins)).toBe(false)
  })
})
