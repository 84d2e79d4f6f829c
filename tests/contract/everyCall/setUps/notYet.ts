import type { OperationKey } from '../../../../mocks/gen/behaviour.ts'

/**
 * Calls that nobody can make succeed on a world as it begins; each with what it waits for. One that
 * succeeds all the same fails its test, so that this list only holds what is true.
 */
export const notYet: Partial<Record<OperationKey, string>> = {
  'POST /wps/member/password/verification': 'a code for a password that was forgotten',
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward': 'a payment password',
  'POST /wps/relay/passwordCheck/MCS2_convertPoint': 'a payment password',
  'GET /wps/contracts/{contractId}': 'a past with contracts',
  'POST /wps/session/login/second-step': 'a log-in from an unknown address',
  'POST /wps/session/login/second-step/code': 'a log-in from an unknown address',
  'PUT /wps/member/security/phone': 'a code sent to the new number',
  'PUT /wps/member/security/email': 'a code sent to the new address',
  'PUT /wps/member/security/authenticator': 'a code of an authenticator app',
  'POST /wps/missions/{missionId}/claim': 'a past with a mission that was done',
  'POST /wps/payoutAccounts': 'a key that nobody has yet',
  'DELETE /wps/payoutAccounts/{accountId}': 'an account without a withdrawal under way',
  'POST /wps/withdrawals': 'the id of an account of hers',
  'POST /wps/withdrawals/{withdrawalId}/cancel': 'a withdrawal that is still pending',
  'POST /wps/transfers': 'somebody in her team, by an agent',
}

/** Calls whose time comes and goes by the clock on the wall: they succeed or are refused by rule. */
export const nowAndThen: readonly OperationKey[] = ['POST /wps/redEnvelopes/{redEnvelopeId}/open']
