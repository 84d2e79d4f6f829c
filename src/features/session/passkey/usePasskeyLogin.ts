import { useEffect, useRef, useState } from 'react'
import type { components } from '../../../api/gen/paths.ts'
import { write } from '../../../api/write.ts'
import { passkeyDevice, preparePasskeys } from '../../../identity/passkey/passkeyDevice.ts'
import { type LoginTarget, useEnter } from '../enter/useEnter.ts'

type Answer = components['schemas']['UsedCredential']

const fetchRequest = () => write('POST /wps/session/login/passkey/options', { body: {} })

/**
 * Logs in with a passkey, by button or from the browser's autofill suggestions. A press during a
 * pending log-in is ignored.
 */
export function usePasskeyLogin(target: LoginTarget) {
  const enter = useEnter(target)
  const running = useRef<AbortController>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => () => running.current?.abort(), [])
  useEffect(preparePasskeys, [])

  const logIn = async (findAnswer: () => Promise<Answer>) => {
    if (running.current) return
    running.current = new AbortController()
    const { signal } = running.current
    setBusy(true)
    setFailure(undefined)
    try {
      const credential = await findAnswer()
      if (signal.aborted) return
      const body = { credential, area: target.area }
      const loggedIn = await write('POST /wps/session/login/passkey', { body }, { signal })
      await enter(loggedIn, 'passkey')
    } catch (error) {
      if (!signal.aborted) setFailure(error)
    } finally {
      running.current = undefined
      setBusy(false)
    }
  }

  useAutofill(!isBusy, (answer) => logIn(() => Promise.resolve(answer)))
  return {
    logIn: () =>
      logIn(async () => {
        const { askForPasskey } = await passkeyDevice()
        return askForPasskey(await fetchRequest())
      }),
    isBusy,
    failure,
  }
}

/** Offers passkeys in the username field's suggestions while `isOn`. Failures are not reported. */
function useAutofill(isOn: boolean, onAnswer: (answer: Answer) => Promise<void>) {
  const latest = useRef(onAnswer)
  useEffect(() => {
    latest.current = onAnswer
  })
  useEffect(() => {
    if (!isOn) return
    const ending = new AbortController()
    const { signal } = ending
    passkeyDevice()
      .then(({ offerInAutofill }) => offerInAutofill(fetchRequest, signal))
      .then((answer) => {
        if (answer && !signal.aborted) void latest.current(answer)
      })
      .catch(() => {
        // A failure is ignored here: the log-in button starts the same log-in and reports its
        // failure.
      })
    return () => ending.abort()
  }, [isOn])
}
