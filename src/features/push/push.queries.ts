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

/** Query of the member's browsers that receive push notifications. */
export const pushQuery = () => read('/wps/member/push', {})

/** Push state of this browser, kept up to date; undefined until it has been determined. */
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

/** Outcome of a click on the switch. `notAllowed`: the permission prompt was dismissed. */
export type SwitchOutcome = 'on' | 'notAllowed' | 'off'

/**
 * Mutations that switch push notifications in this browser on and off. `turnOn` must run during a
 * click, because browsers show the permission prompt only then.
 */
export function usePushSwitch(lookAgain: () => Promise<void>) {
  const client = useQueryClient()
  const afterwards = async () => {
    await Promise.all([
      lookAgain(),
      client.invalidateQueries({ queryKey: pushQuery().queryKey }),
      // The notification preferences contain the state of the push channel, so they are refetched
      // as well.
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
      // The server no longer sends notifications, even if the browser fails to unsubscribe.
      await unsubscribe().catch(() => {})
      return 'off'
    },
    onSettled: afterwards,
  })
  return { turnOn, turnOff }
}
