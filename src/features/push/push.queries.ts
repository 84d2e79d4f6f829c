import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { components } from '../../api/gen/paths.ts'
import { read } from '../../api/read.ts'
import { write } from '../../api/write.ts'
import {
  type BrowserPush,
  followPermission,
  readBrowserPush,
  subscribe,
  unsubscribe,
} from '../../kit/push/browserPush.ts'

export type PushStanding = components['schemas']['PushStanding']

/** Which browsers of the member show notifications. */
export const pushQuery = () => read('/wps/member/push', {})

/** How this browser stands, followed as it changes; undefined until it has said. */
export function useBrowserPush(): {
  browser: BrowserPush | undefined
  lookAgain: () => Promise<void>
} {
  const [browser, setBrowser] = useState<BrowserPush>()
  const lookAgain = useCallback(async () => setBrowser(await readBrowserPush()), [])
  useEffect(() => {
    void lookAgain()
    return followPermission(() => void lookAgain())
  }, [lookAgain])
  return { browser, lookAgain }
}

/** What becomes of a press on the switch; `notAllowed` when the browser's question was put off. */
export type SwitchOutcome = 'on' | 'notAllowed' | 'off'

/**
 * Switches notifications on or off in this browser. The browser asks for its permission by the press
 * alone.
 */
export function usePushSwitch(lookAgain: () => Promise<void>) {
  const client = useQueryClient()
  const afterwards = async () => {
    await Promise.all([
      lookAgain(),
      client.invalidateQueries({ queryKey: pushQuery().queryKey }),
      // The notices say whether anything comes by push.
      client.invalidateQueries({ queryKey: read('/wps/member/notices', {}).queryKey }),
    ])
  }
  const meta = { showsFailure: true }
  const turnOn = useMutation({
    meta,
    mutationFn: async (publicKey: string): Promise<SwitchOutcome> => {
      if ((await Notification.requestPermission()) !== 'granted') return 'notAllowed'
      await write('PUT /wps/member/push', { body: await subscribe(publicKey) })
      return 'on'
    },
    onSettled: afterwards,
  })
  const turnOff = useMutation({
    meta,
    mutationFn: async (deviceId: string): Promise<SwitchOutcome> => {
      await write('DELETE /wps/member/push/{deviceId}', { path: { deviceId } })
      // Nothing is sent there any more, whatever the browser does.
      await unsubscribe().catch(() => {})
      return 'off'
    },
    onSettled: afterwards,
  })
  return { turnOn, turnOff }
}
