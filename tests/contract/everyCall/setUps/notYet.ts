import type { OperationKey } from '../../../../mocks/gen/behaviour.ts'

/**
 * Calls that nobody can make succeed on a world as it begins; each with what it waits for. One that
 * succeeds all the same fails its test, so that this list only holds what is true.
 */
export const notYet: Partial<Record<OperationKey, string>> = {
  'GET /wps/records/bets/{betId}': 'a past with bets',
  'POST /wps/rebates/claim': 'a past with rebates',
  'POST /wps/vip/bonuses/{bonusId}/claim': 'a past with a level that was reached',
}
