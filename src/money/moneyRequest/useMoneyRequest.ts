import { useEffect, useRef, useState } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'
import { finishSuccess } from '../../kit/query/finishSuccess.ts'
import { useMember } from '../../session/session.queries.ts'
import { type Attempt, endAttempt, keepAttempt, openAttempt, renewAttempt } from './attempts.ts'
import { sendUntilDecided } from './sendUntilDecided.ts'

type Options<Body, Answer> = {
  /** Name of the form. All tabs of a member share its attempt. */
  form: string
  send: (body: Body, idempotencyKey: string) => Promise<Answer>
  /** May return a promise, such as a navigation: the request counts as sending until it settles. */
  onDone: (answer: Answer) => unknown
}

/**
 * `unknown`: no response arrived, and the same request is retried. `conflict`: the form's key was
 * used for another request, in another tab or before a reload.
 */
type Phase = 'idle' | 'sending' | 'unknown' | 'failed' | 'conflict'

export type MoneyRequest = {
  phase: Phase
  /** Last failure, in the phases `failed` and `conflict`. */
  error: unknown
  /** Request without a response that a previous page had sent. */
  leftover: Attempt['unanswered']
  /** Takes a new key, so that the next submit counts as a new request. */
  startAgain: () => void
}

const isConflict = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'IDEMPOTENCY_KEY_REUSED'
}

/** The amount of a body, if it has one, for later notices. */
const amountIn = (body: object): { amount?: string } =>
  'amount' in body && typeof body.amount === 'string' ? { amount: body.amount } : {}

type SentMoneyRequest<Body> = MoneyRequest & {
  isSending: boolean
  submit: (body: Body) => Promise<void>
}

/**
 * Sends a movement of money or points exactly once, despite double clicks, several tabs, lost
 * responses, server failures and reloads. The key changes after a success and with `startAgain`.
 */
export function useMoneyRequest<Body extends object, Answer>(
  options: Options<Body, Answer>,
): SentMoneyRequest<Body> {
  // Several members may use one browser in turn.
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
    // Stored before the request is sent, because the page may be closed before the response.
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
