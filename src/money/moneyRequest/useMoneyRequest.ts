import { useEffect, useRef, useState } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'
import { finishSuccess } from '../../kit/query/finishSuccess.ts'
import { useMember } from '../../session/session.queries.ts'
import { type Attempt, endAttempt, keepAttempt, openAttempt, renewAttempt } from './attempts.ts'
import { sendUntilDecided } from './sendUntilDecided.ts'

type Options<Body, Answer> = {
  /** Names the form: all tabs of a member share its attempt. */
  form: string
  send: (body: Body, idempotencyKey: string) => Promise<Answer>
  /** May return a promise, such as of leaving the form: it counts as sending until that settles. */
  onDone: (answer: Answer) => unknown
}

/**
 * `unknown`: no answer came, and the same request is sent on and on. `conflict`: this form's key was used
 * for another request, in another tab or before a reload.
 */
type Phase = 'idle' | 'sending' | 'unknown' | 'failed' | 'conflict'

export type MoneyRequest = {
  phase: Phase
  /** What the server or the network said last, while `failed`. */
  error: unknown
  /** What a page that was left had sent without an answer. */
  leftover: Attempt['unanswered']
  /** The next submit counts by itself. */
  startAgain: () => void
}

const isConflict = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'IDEMPOTENCY_KEY_REUSED'
}

/** The amount of a body that has one, for what is told of it later. */
const amountIn = (body: object): { amount?: string } =>
  'amount' in body && typeof body.amount === 'string' ? { amount: body.amount } : {}

type SentMoneyRequest<Body> = MoneyRequest & {
  isSending: boolean
  submit: (body: Body) => Promise<void>
}

/**
 * Sends a movement of money or points exactly once: over a double click, a second tab, an answer that got lost, a
 * server that fails, and a reload. The key changes when the server has said yes, and by `startAgain`.
 */
export function useMoneyRequest<Body extends object, Answer>(
  options: Options<Body, Answer>,
): SentMoneyRequest<Body> {
  // One browser may have several people, one after another.
  const owner = useMember().data?.id ?? ''
  return useMoneyRequestOf(owner, options)
}

/** The same for a member who is known by their id. */
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
    // Before it is sent: the page may be gone before the answer.
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
