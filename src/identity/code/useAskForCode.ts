import { useState } from 'react'
import { ApiError, type Failure, failureOf } from '../../api/failure.ts'
import { failureText } from '../../kit/failure/failureText.ts'
import { warningDialog } from '../../kit/modal/dialogData.ts'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useCountdown } from '../../kit/timing/useCountdown.ts'
import { useThrottled } from '../../kit/timing/useThrottled.ts'

/** Milliseconds between two presses (CONST-03). */
const pressEvery = 1000

/** A code is on its way. */
export type CodeSent = {
  /** The number or address that it goes to, as a person reads it. */
  to: string
  /**
   * Whole minutes that are counted down until the next (CONST-06, CONST-07), and that ours are
   * good.
   */
  expiredMinutes: number
  /** Sent by the phone-authentication service, which does not tell how long it is good. */
  isByService?: true
}

export type CodeRequest = {
  /** Where the end of the countdown is kept, so that it survives a reload: one a purpose. */
  storageKey: string
  /**
   * Names what `send` would send to now, where that can change: a code that went elsewhere, or
   * before a reload, holds nobody up, and is told no more.
   */
  target?: string
  /** Makes the call. Undefined when nothing was asked for, since what it needs is not filled in. */
  send: () => Promise<CodeSent | undefined>
  /** It is asked for in a window of its own. */
  hasWindow?: boolean
  /** A code is on its way: what was said of the one before is past. */
  onSent?: () => void
  /** Besides the dialog: marks the fields that a rejection is about. */
  onFailure?: ((failure: Failure) => void) | undefined
}

/**
 * Asks for a code by sms or e-mail, at most one at a time and one a second. A sent code, and a
 * server that wants a pause (429), start the countdown; any other failure is told in a warning
 * dialog with the server's words (ERR-12).
 */
export function useAskForCode({ storageKey, target, send, onSent, onFailure }: CodeRequest) {
  const [countedSeconds, startCountdown] = useCountdown(storageKey)
  const [sent, setSent] = useState<{ code: CodeSent; target: string | undefined }>()
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

  const ask = useThrottled(async () => {
    if (secondsLeft > 0 || isAsking) return
    setAsking(true)
    try {
      const answer = await send()
      if (!answer) return
      setSent({ code: answer, target })
      onSent?.()
      startCountdown(answer.expiredMinutes * 60)
    } catch (error) {
      fail(error)
    } finally {
      setAsking(false)
    }
  }, pressEvery)

  return { ask, secondsLeft, sentCode: wentElsewhere ? undefined : sent?.code, isAsking }
}
