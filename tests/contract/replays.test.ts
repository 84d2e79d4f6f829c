/** Secrets in replayed responses of calls with an idempotency key. */

import type { Operation } from 'contract-mocks/operations'
import { expect, it } from 'vitest'
import { answerOf, isFixedTo, objectsIn, operations } from './product/contractFields.ts'

/**
 * All operations that run through `once`, with the secrets that a replay may return. Handlers
 * decide about tokens and passwords by the current state
 * (`platform/handlers/session/replayedEntry.ts`); the code of an invitation is always visible to
 * its agent.
 */
const grants: Readonly<Record<string, readonly string[]>> = {
  registerMember: ['token'],
  registerMemberByMobile: ['token'],
  registerByOneClick: ['password', 'token'],
  answerAskedFields: [],
  createInvitation: ['code'],
  createTeamMember: [],
  messageDownline: [],
  recallWallets: [],
  moveBetweenWallets: [],
  giveUpBonus: [],
  createDeposit: [],
  cancelDeposit: [],
  proveDeposit: [],
  addPayoutAccount: [],
  createWithdrawal: [],
  cancelWithdrawal: [],
  confirmWithdrawal: [],
  createTransfer: [],
  joinPromotion: [],
  applyForActivity: [],
  claimRebate: [],
  claimVipBonus: [],
  claimReward: [],
  redeemBonusCode: [],
  openRedEnvelope: [],
  spinWheel: [],
  claimReferral: [],
  claimRafflePromotion: [],
  claimMission: [],
  redeemPoints: [],
  convertPoints: [],
  sendFeedback: [],
  replyToTicket: [],
  processDividendContract: [],
  processDailyWageContract: [],
  processHourlyWageContract: [],
  processRealTimeSalaryContract: [],
}

/** True if a call has the header `Idempotency-Key`. Only such calls can use the function `once`. */
const isKeyed = ({ parameters }: Operation) =>
  parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key')
const keyedOperations = [...operations.values()].filter(isKeyed)

const secret = /token|password|secret|credential|codes?$|ticket$/i

/** Fields of an operation's successful response. */
function answeredFields(operation: Operation): string[] {
  return objectsIn(answerOf(operation))
    .filter((fields) => isFixedTo(fields.get('success'), true))
    .flatMap((fields) => objectsIn(fields.get('value')))
    .flatMap((fields) => [...fields.keys()])
}

it('[SAFE-01] the list of replay grants covers every call with an idempotency key', () => {
  const ids = keyedOperations.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(Object.keys(grants).toSorted())
})

it.each(keyedOperations.map((operation) => [operation.id, operation] as const))(
  '[SAFE-01] a replay of %s returns no secrets other than its grants',
  (id, operation) => {
    const secrets = new Set(answeredFields(operation).filter((name) => secret.test(name)))
    expect([...secrets].toSorted()).toEqual(grants[id])
  },
)
