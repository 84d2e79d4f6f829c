import { ApiError } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'

/** Says what the code means that a log-in at a provider came back with. */
export function tell(code: string): void {
  const failure = { kind: 'rejected', code, details: {} } as const
  showToast('failure', failureText(new ApiError('POST /wps/session/login/social', failure)))
}

/**
 * Asks for the second step of a log-in at a provider (LOGIN-30), or says why there is none any more
 * and offers to log in again.
 * @param next the page of ours to go on to.
 */
export async function takeSecondStep(ticket: string, next: string): Promise<void> {
  try {
    const call = 'POST /wps/session/login/second-step/methods'
    const secondStep = await write(call, { body: { ticket } })
    openModal({ name: 'secondStep', secondStep, type: 'social', area: 'member', next })
  } catch (error) {
    showToast('failure', failureText(error))
    openModal({ name: 'login' })
  }
}
