import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { failureOf, isUndecided } from '../../../api/failure.ts'
import type { Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { useSendOnce } from '../../../kit/query/useSendOnce.ts'
import { refetchAfterSpin, showTickets } from '../rewards.queries.ts'
import { turnTo, type Wheel } from './wheelShape.ts'

/** Duration of the animation in milliseconds. */
const duration = 3600

/** A running animation; `finish` ends it at once. */
type Turn = { end: Promise<unknown>; finish: () => void }

/**
 * Animates the wheel from one angle to another, unless the user prefers reduced motion.
 * @returns undefined without an animation.
 */
function turnFace(face: SVGGElement, from: number, to: number): Turn | undefined {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm || typeof face.animate !== 'function') return undefined
  const animation = face.animate(
    [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }],
    { duration, easing: 'cubic-bezier(0.15, 0.7, 0.1, 1)' },
  )
  return { end: animation.finished, finish: () => animation.finish() }
}

type Result = Value<'POST /wps/wheel/spins'>

/**
 * Spins the wheel once for a ticket. The platform decides the prize; the wheel then turns to it and
 * shows the result when it stops. A spin whose response was lost is requested again under its
 * idempotency key.
 */
export function useSpin({ prizes, tickets }: Wheel, face: RefObject<SVGGElement | null>) {
  const client = useQueryClient()
  const [angle, setAngle] = useState(0)
  const [spin, setSpin] = useState<Result['spin']>()
  const [isTurning, setTurning] = useState(false)
  const [isUnanswered, setUnanswered] = useState(false)
  const turn = useRef<Turn>(undefined)

  const showResult = (result: Result) => {
    turn.current = undefined
    setTurning(false)
    setSpin(result.spin)
    showTickets(client, result.tickets)
    void refetchAfterSpin(client)
  }
  const handleAnswer = (result: Result) => {
    setUnanswered(false)
    const index = prizes.findIndex(({ id }) => id === result.spin.prize.id)
    const to = turnTo(angle, Math.max(index, 0), prizes.length)
    const running = face.current ? turnFace(face.current, angle, to) : undefined
    setAngle(to)
    if (!running) return showResult(result)
    turn.current = running
    setTurning(true)
    showTickets(client, isUnanswered ? tickets : tickets - 1)
    const stop = () => showResult(result)
    void running.end.then(stop, stop)
  }
  const { isSending, send } = useSendOnce({
    send: (idempotencyKey) =>
      write('POST /wps/wheel/spins', {}, { idempotencyKey }).catch((error: unknown) => {
        setUnanswered(isUndecided(failureOf(error)))
        throw error
      }),
    onDone: handleAnswer,
    // While the wheel turns, the refetch waits for the end of the turn.
    onSettled: () => (turn.current ? Promise.resolve() : refetchAfterSpin(client)),
  })
  // Leaving the page during a turn finishes it, so that the result reaches the cache.
  useEffect(() => () => turn.current?.finish(), [])

  return {
    angle,
    spin,
    isSending,
    isTurning,
    isUnanswered,
    start: () => {
      setSpin(undefined)
      send()
    },
    skip: () => turn.current?.finish(),
  }
}
