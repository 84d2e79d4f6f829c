/** Gaps in the product's definition, and the calls that fill each gap and describe it. */
import { describe, expect, it } from 'vitest'
import type { OperationKey } from '../../../platform/gen/behaviour.ts'
import { answerOf, descriptionOf, objectsIn, operationOf, originOf } from './contractFields.ts'

type Decision = { says: string; calls: readonly OperationKey[]; origin?: 'spec' }

const decisions: readonly Decision[] = [
  { says: '[API-25] country codes', calls: ['GET /wps/system/countryCodes'] },
  { says: '[API-42] launch of a game', calls: ['POST /wps/game/launchGame'], origin: 'spec' },
  { says: '[API-43] start of a game', calls: ['POST /wps/game/startGame'] },
  {
    says: '[API-46] content of announcements',
    calls: ['GET /wps/relay/MCSFE_getAnnouncementContent'],
    origin: 'spec',
  },
  { says: '[API-70] changePassword', calls: ['POST /wps/member/password'], origin: 'spec' },
  { says: '[API-71] forgetPassword', calls: ['POST /wps/member/password/email'], origin: 'spec' },
  { says: '[API-72] getLoginCode', calls: ['POST /wps/verification/sms/noLogin'], origin: 'spec' },
  {
    says: '[API-73] getPasswordByPhone',
    calls: ['POST /wps/member/password/verification'],
    origin: 'spec',
  },
  { says: '[API-74] loginV2', calls: ['POST /wps/session/login'], origin: 'spec' },
  { says: '[API-75] loginInfo', calls: ['GET /wps/member/info'], origin: 'spec' },
  { says: '[API-76] firstLogin', calls: ['POST /wps/session/firstLogin'] },
  { says: '[API-78] getUpdateLanguage', calls: ['PUT /wps/member/language'] },
  {
    says: '[ROLE-22] start of free play',
    calls: ['POST /wps/session/login/freeplay'],
    origin: 'spec',
  },
  {
    says: '[REG-77] rules of telegram, zalo and the profile',
    calls: ['GET /wps/system/setting/register'],
    origin: 'spec',
  },
  { says: '[CONST-32] jackpot', calls: ['GET /wps/jackpot'] },
  {
    says: '[WAL-02] deposits, withdrawals and transfers',
    calls: [
      'POST /wps/deposits',
      'POST /wps/withdrawals',
      'POST /wps/withdrawals/{withdrawalId}/confirmation',
      'POST /wps/transfers',
    ],
  },
  {
    says: '[LOTT-03] lotteries',
    calls: [
      'GET /lgw/games/game_menus',
      'GET /lgw/vn/games/game_menu',
      'GET /lgw/vn/games/game_menu/recent',
      'GET /lgw/vn/numeros/opened/game',
      'GET /lotto/lgw/games/opened/numero',
    ],
    origin: 'spec',
  },
]

describe.each(decisions)('$says', ({ says, calls, origin = 'ours' }) => {
  const [, id = ''] = /^\[([A-Z]+-\d+)\]/.exec(says) ?? []

  it.each(calls)('the description of %s contains the decision', (call) => {
    const operation = operationOf(call)
    expect(originOf(operation)).toBe(origin)
    expect(descriptionOf(operation)).toContain(id)
    expect(objectsIn(answerOf(operation)).length).toBeGreaterThan(0)
  })
})
