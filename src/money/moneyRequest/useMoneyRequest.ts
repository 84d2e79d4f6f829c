import { useEffect, useRef, useState } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'
import { finishSuccess } from '../../kit/query/finishSuccess.ts'
import { useMember } from '../../session/session.queries.ts'
import { type Attempt, endAttempt, keepAttempt, openAttempt, renewAttempt } from './attempts.ts'
import { sendUntilDecided } from './sendUntilDecided.ts'

type Options<Body, Answer> = {
  /** Name of the form. All tabs in which a member opens it share one attempt. */
  form: string
  send: (body: Body, idempotencyKey: string) => Promise<Answer>
  /**
   * Called with the response. If it returns a promise, such as a navigation, the request counts as
   * sending until the promise settles.
   */
  onDone: (answer: Answer) => unknown
}

/**
 * `unknown`: no response arrived, and the same request is being retried. `conflict`: the
 * idempotency key was already used for another request, in another tab or before a reload.
 */
type Phase = 'idle' | 'sending' | 'unknown' | 'failed' | 'conflict'

export type MoneyRequest = {
  phase: Phase
  /** Last failure, in the phases `failed` and `conflict`. */
  error: unknown
  /** Request that was sent in an earlier page load and has no response. */
  leftover: Attempt['unanswered']
  /** Uses a new idempotency key, so that the next submit counts as a new request. */
  startAgain: () => void
}

const isConflict = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'IDEMPOTENCY_KEY_REUSED'
}

/** Amount of a request body, if it has one; the notice after a reload shows it. */
const amountIn = (body: object): { amount?: string } =>
  'amount' in body && typeof body.amount === 'string' ? { amount: body.amount } : {}

type SentMoneyRequest<Body> = MoneyRequest & {
  isSending: boolean
  submit: (body: Body) => Promise<void>
}

/**
 * Sends a movement of money or points exactly once, despite double clicks, several tabs, lost
 * responses, server failures and reloads. The idempotency key changes only after a success or by
 * `startAgain`.
 */
export function useMoneyRequest<Body extends object, Answer>(
  options: Options<Body, Answer>,
): SentMoneyRequest<Body> {
  // The id separates the attempts of several members who use the same browser.
  const owner = useMember().data?.id ?? ''
  return useMoneyRequestOf(owner, options)
}

/** `useMoneyRequest` for a member whose id is known. */
export function useMoneyRequestOf<Body extends object, Answer>(
  owner: string,
  { form: name, send, onDone }: Options<Body, Answer>,
): SentMoneyRequest<Body> {
  const form = `${owner}.${name}`
  const [attempt, setAttempt] = useState<Attempt>(() => openAttempt(form))
  const [leftover, setLeftover] = useState(attempt.unanswered)
  const [phase, setPhase] = useState<Phase>('idle')
  const [error, setError] = useState<unknown>()
  const isRunning = useRef(false)
  const life = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    return () => controller.abort()
  }, [])

  const run = async (body: Body, signal: AbortSignal) => {
    const unanswered = { ...amountIn(body), at: Date.now() }
    // The attempt is stored before it is sent, since the page may be closed before the response
    // arrives.
    keepAttempt(form, { key: attempt.key, unanswered })
    try {
      const answer = await sendUntilDecided(() => send(body, attempt.key), {
        signal,
        onUndecided: () => setPhase('unknown'),
      })
      setAttempt(endAttempt(form, attempt))
      setPhase('sending')
      await finishSuccess(() => onDone(answer))
      setPhase('idle')
    } catch (thrown) {
      if (!isUndecided(failureOf(thrown))) keepAttempt(form, { key: attempt.key })
      setError(thrown)
      setPhase(isConflict(thrown) ? 'conflict' : 'failed')
    }
  }
  return {
    phase,
    error,
    leftover,
    isSending: phase === 'sending' || phase === 'unknown',
    submit: async (body) => {
      if (isRunning.current) return
      isRunning.current = true
      setError(undefined)
      setLeftover(undefined)
      setPhase('sending')
      await run(body, life.current?.signal ?? new AbortController().signal)
      isRunning.current = false
    },
    startAgain: () => {
      setAttempt(renewAttempt(form))
      setLeftover(undefined)
      setError(undefined)
      setPhase('idle')
    },
  }
}
