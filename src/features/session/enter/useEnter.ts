import { useQueryClient } from '@tanstack/react-query'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { closeModal, openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import type { ModalName } from '../../../kit/modal/modalTable.ts'
import { useGoOn } from '../../../kit/page/useGoOn.ts'
import { enabledModules } from '../../../session/flags.ts'
import { handOverPassword } from '../../../session/passwordDue.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { session, startSession } from '../../../session/session.ts'
import {
  type LoggedIn,
  type LoginArea,
  type LoginType,
  type NextStep,
  nextStepAfterLogin,
} from './nextStepAfterLogin.ts'

/** Area of a log-in, and the page to continue with. */
export type LoginTarget = {
  area: LoginArea
  /** Path of the interrupted page of the portal. */
  next: string | undefined
}

const loginDialogs = new Set<ModalName>(['login', 'secondStep', 'forgotPassword'])

/** Closes the topmost dialog as long as it belongs to a log-in (LOGIN-22). */
async function closeLoginDialogs(): Promise<void> {
  const top = () => useModalStore.getState().modals.at(-1)
  for (let modal = top(); modal && loginDialogs.has(modal.name); modal = top()) await closeModal()
}

/** True if a session expired over the current page and nobody has logged in since. */
export function isInterrupted(): boolean {
  const state = session.getState()
  return state.kind === 'visitor' && state.sessionEnd === 'expired'
}

/**
 * Reports the first log-in (LOGIN-21). After a failed call the next log-in still counts as the
 * first, so the call is repeated then.
 */
const noteFirstLogin = () =>
  write('POST /wps/session/firstLogin', {}).then(
    ({ mustChangePassword }) => mustChangePassword,
    () => false,
  )

/**
 * Starts the session of a log-in and continues with the result of {@link nextStepAfterLogin}. The
 * member is fetched before the navigation (LOGIN-25).
 */
export function useEnter({ area, next }: LoginTarget) {
  const queryClient = useQueryClient()
  const goOn = useGoOn()

  /**
   * True if a user must change an expired password. Before the status has loaded, true is safe: the
   * server reports an expired password only if the user must change it.
   */
  const isExpiryForced = () => {
    const status = queryClient.getQueryData(statusQuery().queryKey)
    return !status || enabledModules(status.whitelabel).has('PWDEXPFORCECHANGE3')
  }
  /**
   * @param password typed password, if any; a required change of password then does not ask for it
   * again.
   */
  return async (loggedIn: LoggedIn, type: LoginType, password?: string): Promise<NextStep> => {
    const wasInterrupted = isInterrupted()
    startSession(loggedIn.token)
    const closed = closeLoginDialogs()
    const mustChangePassword = loggedIn.firstTimeLogin && (await noteFirstLogin())
    const entered = { loggedIn, type, area, mustChangePassword, next, wasInterrupted }
    const step = nextStepAfterLogin({ ...entered, isExpiryForced: isExpiryForced() })
    await closed
    if (step.kind === 'changePassword') {
      if (password !== undefined) handOverPassword(loggedIn.token, password)
      openModal({ name: 'changePassword', reason: step.reason }, { over: true })
      return step
    }
    await queryClient.prefetchQuery(read('/wps/member/info', {}))
    if (step.to !== undefined) await goOn(step.to)
    return step
  }
}
