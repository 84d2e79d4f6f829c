import { ApiError } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'

/** Shows the message of an error code that a social log-in returned. */
export function tell(code: string): void {
  const failure = { kind: 'rejected', code, details: {} } as const
  showToast('failure', failureText(new ApiError('POST /wps/session/login/social', failure)))
}

/**
 * Opens the second step of a social log-in (LOGIN-30), or reports that it has expired and offers a
 * new log-in.
 * @param next the portal's page to open afterwards
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
