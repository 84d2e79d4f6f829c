import { describe, expect, it } from 'vitest'
import { isOfPushService } from './pushServices.ts'

describe('a push service that is sent to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://db5p.notify.windows.com/w/?token=BQYAAA%3D',
  ])('is that of a browser: %s', (endpoint) => expect(isOfPushService(endpoint)).toBe(true))

  it.each([
    ['nobody’s', 'https://push.example/send'],
    ['by http', 'http://fcm.googleapis.com/fcm/send/a'],
    ['at another port', 'https://fcm.googleapis.com:8443/fcm/send/a'],
    ['a name that begins like one', 'https://fcm.googleapis.com.example.com/fcm/send/a'],
    ['a name that ends like one', 'https://evilpush.apple.com.example/a'],
    ['without the dot', 'https://evilnotify.windows.com/a'],
    ['the domain alone', 'https://push.apple.com/a'],
    ['with a user that looks like one', 'https://fcm.googleapis.com@127.0.0.1/a'],
    ['with credentials', 'https://a:b@fcm.googleapis.com/a'],
    ['with the root’s dot', 'https://fcm.googleapis.com./a'],
    ['this machine', 'https://localhost/a'],
    ['an address', 'https://169.254.169.254/latest/meta-data'],
    ['an address as a number', 'https://2130706433/'],
    ['a backslash', 'https://127.0.0.1\\@fcm.googleapis.com/a'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'fcm.googleapis.com'],
  ])('is not %s', (_, endpoint) => expect(isOfPushService(endpoint)).toBe(false))

  it('is one that was set up, at that very port', () => {
    const origins = ['http://127.0.0.1:9000']
    expect(isOfPushService('http://127.0.0.1:9000/send/a', origins)).toBe(true)
    expect(isOfPushService('http://127.0.0.1:9001/send/a', origins)).toBe(false)
    expect(isOfPushService('http://a:b@127.0.0.1:9000/send/a', origins)).toBe(false)
  })
})
