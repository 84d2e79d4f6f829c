// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { sha256 } from '../../../platform/domain/base/context/digest.ts'
import { closePortal } from '../../app/gamesForTests.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { fromBase64Url } from '../../lib/base64.ts'

const mocks = portalPerTest()

const target = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/ana-1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** Simulates a browser with granted permission and a service worker. */
function equip(): void {
  const getKey = (name: 'p256dh' | 'auth') => fromBase64Url(target[name]).buffer
  const getSubscription = vi.fn(async () => ({ endpoint: target.endpoint, getKey }))
  const registration = Object.assign(new EventTarget(), { pushManager: { getSubscription } })
  const container = Object.assign(new EventTarget(), {
    register: async () => registration,
    getRegistration: async () => registration,
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubEnv('PROD', true)
}

/**
 * Opens the portal as the member Ana in a new session.
 * @returns id of the session
 */
async function openAsAna(address = '/member/messages'): Promise<string> {
  const token = await openSession(mocks.context, 'm-ana')
  sessionStorage.setItem('token', token)
  await openPortal(address)
  return sha256(token)
}

beforeEach(() => {
  equip()
})
afterEach(() => {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('push subscription across sessions', () => {
  const keep = async (memberId: string) =>
    mocks.context.store.pushDevices.insert({
      id: await sha256(target.endpoint),
      memberId,
      sessionId: 'of-before',
      ...target,
      keptAt: 1,
    })

  it('a push subscription moves to the new session of the same member', async () => {
    await keep('m-ana')
    const sessionId = await openAsAna()
    await waitFor(async () => {
      const [device] = await mocks.context.store.pushDevices.find()
      expect(device?.sessionId).toBe(sessionId)
    })
  })

  it('a push subscription does not move to the session of another member', async () => {
    await keep('m-carla')
    await openAsAna()
    await waitFor(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      expect(registration?.pushManager.getSubscription).toHaveBeenCalled()
    })
    expect(await mocks.context.store.pushDevices.find()).toMatchObject([{ memberId: 'm-carla' }])
  })
})

describe('permission for push notifications', () => {
  it.each([
    ['dismissed', 'default', 'They are off on this device.', /^Turn on notifications$/],
    ['denied', 'denied', 'The browser blocks our notifications', /^The browser blocks/],
  ] as const)(
    'a permission prompt that was %s keeps the focus in its panel and is not shown again by the next visit',
    async (_, answer, standing, focused) => {
      vi.stubGlobal('PushManager', class {})
      const prompt = vi.fn(async () => {
        Object.assign(Notification, { permission: answer })
        return answer
      })
      vi.stubGlobal('Notification', { permission: 'default', requestPermission: prompt })
      await openAsAna('/member/privacy')
      await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }))
      await waitFor(() => expect(prompt).toHaveBeenCalledTimes(1))
      await waitFor(() => expect(document.activeElement?.textContent).toMatch(focused))
      closePortal()
      await openAsAna('/member/privacy')
      expect(await screen.findByText(standing)).toBeDefined()
      expect(prompt).toHaveBeenCalledTimes(1)
    },
  )
})
