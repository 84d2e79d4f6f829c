import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import type { components } from '../../../api/gen/paths.ts'
import { write } from '../../../api/write.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { type LoginTarget, useEnter } from '../enter/useEnter.ts'

type SecondStep = ModalData<'secondStep'>['secondStep']
export type SecondStepMethod = SecondStep['methods'][number]
/** Proof of a member's identity. */
export type SecondStepProof = Omit<components['schemas']['SecondStepAnswer'], 'ticket'>

/** True if the ticket has expired or was used. */
const isTicketOver = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'SECOND_STEP_EXPIRED'
}

/** Completes the second step of a log-in. Calls during a pending call are ignored. */
export function useSecondStep({
  secondStep: { ticket },
  type,
  target,
}: Pick<ModalData<'secondStep'>, 'secondStep' | 'type'> & { target: LoginTarget }) {
  const enter = useEnter(target)
  const running = useRef<AbortController>(undefined)
  const [failure, setFailure] = useState<unknown>()
  const [isOver, setOver] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  const take = async (proof: SecondStepProof): Promise<void> => {
    if (running.current) return
    running.current = new AbortController()
    const { signal } = running.current
    setFailure(undefined)
    try {
      const body = { ticket, ...proof }
      const call = 'POST /wps/session/login/second-step'
      await enter(await write(call, { body }, { signal }), type)
    } catch (error) {
      if (isTicketOver(error)) setOver(true)
      else if (!signal.aborted) setFailure(error)
    } finally {
      running.current = undefined
    }
  }
  return { take, failure, isOver, end: () => setOver(true) }
}
