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

/** Where a log-in was asked for, and what goes on after it. */
export type LoginTarget = {
  area: LoginArea
  /** The page of ours that was interrupted. */
  next: string | undefined
}

const loginDialogs = new Set<ModalName>(['login', 'secondStep', 'forgotPassword'])

/** Closes the dialogs that led to the session, the topmost first (LOGIN-22), and no other. */
async function closeLoginDialogs(): Promise<void> {
  const top = () => useModalStore.getState().modals.at(-1)
  for (let modal = top(); modal && loginDialogs.has(modal.name); modal = top()) await closeModal()
}

/** Whether a session ran out over this page, and nobody has logged in since. */
export function isInterrupted(): boolean {
  const state = session.getState()
  return state.kind === 'visitor' && state.sessionEnd === 'expired'
}

/**
 * LOGIN-21. A call that fails is made again at the next log-in, which is still the first one then.
 */
const noteFirstLogin = () =>
  write('POST /wps/session/firstLogin', {}).then(
    ({ mustChangePassword }) => mustChangePassword,
    () => false,
  )

/**
 * Begins the session that a log-in gave and goes on as {@link nextStepAfterLogin} says. Who it is
 * is asked for before that (LOGIN-25).
 */
export function useEnter({ area, next }: LoginTarget) {
  const queryClient = useQueryClient()
  const goOn = useGoOn()

  /**
   * The server tells an expired password only where it has to be changed: believed without a
   * status.
   */
  const isExpiryForced = () => {
    const status = queryClient.getQueryData(statusQuery().queryKey)
    return !status || enabledModules(status.whitelabel).has('PWDEXPFORCECHANGE3')
  }
  /**
   * @param password what was typed, where it was: anyone who has to change it needs not type it
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
