import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { read } from '../../../api/read.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useThrottled } from '../../../kit/timing/useThrottled.ts'
import { accountKind } from '../../../session/accountKind.ts'
import { askForLogin } from '../../../session/askForLogin.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { session } from '../../../session/session.ts'
import { type LaunchItem, type LaunchOptions, launchDecision } from './launchDecision.ts'
import { type Launcher, launchStep } from './launchStep.ts'

/** Milliseconds within which a second click counts as part of a double click. */
const doublePress = 600

/**
 * Returns a function that launches a vendor or a game: `launch(card)`, `launch(game, { freeTrial:
 * true })`. A double click launches only once.
 */
export function useLaunch(): (item: LaunchItem, options?: LaunchOptions) => void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useThrottled((item, options) => {
    const step = launchStep(launchDecision(item, options), launcherNow(queryClient))
    switch (step.step) {
      case 'go':
        void navigate(step.path)
        break
      case 'login':
        askForLogin(step.next)
        break
      case 'show':
        openModal(step.modal)
    }
  }, doublePress)
}

/**
 * Kind of the current account. Read at the click, so that lists of tiles do not re-render with the
 * session.
 */
function launcherNow(queryClient: QueryClient): Launcher {
  if (session.getState().kind !== 'signedIn') return 'visitor'
  const member = queryClient.getQueryData(read('/wps/member/info', {}).queryKey)
  const types = queryClient.getQueryData(statusQuery().queryKey)?.accountTypes
  return member && types && accountKind(member.type, types) === 'trial' ? 'trial' : 'member'
}
