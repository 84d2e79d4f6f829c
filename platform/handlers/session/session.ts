import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { endSession } from '../../domain/accounts/session/sessions.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'
import { loginToPlayFree } from './freePlay.ts'
import { login } from './login.ts'
import { sendSecondStepCode, showSecondStep, takeSecondStep } from './secondStep.ts'
import { startSocialLogin } from './socialLogin.ts'

export const session = {
  'POST /wps/session/login': login,
  'DELETE /wps/session/logout': async ({ context, caller }) => {
    await endSession(context, caller.sessionId)
    return answer(undefined)
  },
  'POST /wps/session/login/second-step': takeSecondStep,
  'POST /wps/session/login/second-step/methods': showSecondStep,
  'POST /wps/session/login/second-step/code': sendSecondStepCode,
  'POST /wps/session/login/freeplay': loginToPlayFree,
  'POST /wps/session/login/social': startSocialLogin,
  'POST /wps/session/firstLogin': async ({ context, caller: { member } }) => {
    const mustChangePassword = member.firstTimeLogin && member.passwordHash !== noPassword
    if (member.firstTimeLogin && !mustChangePassword) {
      await context.store.members.update(member.id, { firstTimeLogin: false })
    }
    return answer({ mustChangePassword })
  },
} satisfies Pick<
  Behaviour,
  | 'POST /wps/session/login'
  | 'DELETE /wps/session/logout'
  | 'POST /wps/session/login/second-step'
  | 'POST /wps/session/login/second-step/methods'
  | 'POST /wps/session/login/second-step/code'
  | 'POST /wps/session/login/freeplay'
  | 'POST /wps/session/login/social'
  | 'POST /wps/session/firstLogin'
>
