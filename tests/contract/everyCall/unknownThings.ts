import type { OperationKey } from '../../../platform/gen/behaviour.ts'
import type { Parts } from './calls/calls.ts'

/**
 * Parts of a valid request that name an unknown object. `query` and `body` change properties of the
 * sample; `wholeBody` replaces the whole body.
 */
type UnknownThing = Pick<Partial<Parts>, 'query'> & {
  body?: Record<string, unknown>
  wholeBody?: Record<string, unknown>
}

const game = { nodeId: '999999999' }
const member = { memberId: 'm-nobody' }
const contract = { action: 'ACCEPT', contractId: 'ct-nobodys' }

/** Unknown objects of calls that can respond with 404 although their path has no id. */
export const unknownThings: Partial<Record<OperationKey, UnknownThing>> = {
  'POST /wps/relay/MCSFE_addFavoriteGameV2': { body: game },
  'GET /wps/relay/GCS_gameLaunchFB': { query: game },
  'POST /wps/game/launchGame': { body: { gameCode: 'NOWHERE' } },
  'POST /wps/game/startGame': { body: game },
  'GET /lgw/vn/numeros/opened/game': { query: { gameCode: 'NOWHERE' } },
  'POST /wps/relay/MCS2_claimRafflePromotion': { body: { promotionId: 'no-such-raffle' } },
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward': { body: { goodsId: 'no-such-goods' } },
  'GET /wps/agent/downline': { query: member },
  'GET /wps/agent/bets': { query: member },
  'GET /wps/agent/losses': { query: member },
  'GET /wps/agent/transactions': { query: member },
  'GET /wps/agent/csv/bets': { query: member },
  'GET /wps/agent/csv/losses': { query: member },
  'GET /wps/agent/csv/transactions': { query: member },
  'POST /wps/contracts/preview': { body: member },
  'POST /wps/relay/MCS2_processDividendReq': { wholeBody: contract },
  'POST /wps/relay/MCS2_processDailySalContract': { wholeBody: contract },
  'POST /wps/relay/MCS2_processContractHourSalary': { wholeBody: contract },
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': { wholeBody: contract },
}
