import { useRef, useState } from 'react'
import { ApiError, type Failure, failureOf } from '../../api/failure.ts'
import { failureText } from '../../kit/failure/failureText.ts'
import { warningDialog } from '../../kit/modal/dialogData.ts'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useCountdown } from '../../kit/timing/useCountdown.ts'
import { useThrottled } from '../../kit/timing/useThrottled.ts'
import { resendSeconds } from '../../lib/resendSeconds.ts'

/** Minimum interval between two requests in milliseconds (CONST-03). */
const pressEvery = 1000

type CodeChannel = 'SMS' | 'EMAIL'

export type CodeSent = {
  /** Phone number or e-mail address of the receiver, formatted for display. */
  to: string
  /**
   * Whole minutes for which the code is valid (CONST-06); undefined for a code of the
   * phone-authentication service.
   */
  expiredMinutes?: number
  /** Other channel, by which a code can be requested without a wait. */
  otherChannel?: CodeChannel
  /** Seconds until the next code can be requested, if the platform returns them. */
  resendSeconds?: number
}

export type CodeRequest = {
  /** Storage key of the countdown's end, which survives a reload; one per purpose. */
  storageKey: string
  /**
   * Current receiver, if it can change. A code sent to another receiver, or before a reload, is not
   * shown, and its countdown is ignored.
   */
  target?: string
  /**
   * Requests a code. Resolves to undefined when nothing was requested, because a required field is
   * empty.
   * @param channel channel of the code; the platform chooses it if undefined.
   */
  send: (channel?: CodeChannel) => Promise<CodeSent | undefined>
  /** True if the request opens a separate window. */
  hasWindow?: boolean
  /** Called when a code has been sent, to clear the errors of the previous one. */
  onSent?: () => void
  /** Called for each failure, to mark rejected fields. A warning dialog opens as well. */
  onFailure?: ((failure: Failure) => void) | undefined
}

/**
 * Requests a code by SMS or e-mail, one at a time and at most one a second. A sent code and a rate
 * limit (429) start the countdown; every failure opens a warning dialog with the server's message
 * (ERR-12).
 */
export function useAskForCode({ storageKey, target, send, onSent, onFailure }: CodeRequest) {
  const [countedSeconds, startCountdown] = useCountdown(storageKey)
  const [secondsValid, startValidity] = useCountdown(`${storageKey}.validity`)
  const sentCount = useRef(0)
  const [sent, setSent] = useState<{
    code: CodeSent
    target: string | undefined
    channel: CodeChannel | undefined
  }>()
  const [isAsking, setAsking] = useState(false)
  const wentElsewhere = target !== undefined && sent?.target !== target
  const secondsLeft = wentElsewhere ? 0 : countedSeconds

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const failure = failureOf(error)
    if (failure.kind === 'rateLimited') startCountdown(failure.retryAfter)
    onFailure?.(failure)
    openModal(warningDialog(failureText(error)), { over: true })
  }

  const ask = useThrottled(async (channel?: CodeChannel) => {
    if ((secondsLeft > 0 && channel === undefined) || isAsking) return
    setAsking(true)
    try {
      // A repeated request uses the channel of the last code.
      const to = channel ?? sent?.channel
      const answer = await send(to)
      if (!answer) return
      setSent({ code: answer, target, channel: to })
      onSent?.()
      sentCount.current += 1
      startCountdown(answer.resendSeconds ?? resendSeconds(sentCount.current))
      startValidity((answer.expiredMinutes ?? 0) * 60)
    } catch (error) {
      fail(error)
    } finally {
      setAsking(false)
    }
  }, pressEvery)

  const sentCode = wentElsewhere ? undefined : sent?.code
  return { ask, secondsLeft, secondsValid, sentCode, isAsking }
}
