import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import { usernameKey } from '../../domain/accounts/account/accountName.ts'
import { prepareFarewell } from '../../domain/accounts/messages/farewell.ts'
import { limitsKeptYearsOf } from '../../domain/base/platform/markets.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { closeAccount, keptYears } from '../../domain/people/privacy/closing/closeAccount.ts'
import { lossesOf, obstaclesOf } from '../../domain/people/privacy/closing/obstacles.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { proveOwner } from '../base/ownerProof.ts'
import { fieldDetails } from '../base/registrationRejections.ts'

async function getClosing({ context, caller: { member } }: Call<'getClosing'>) {
  const { obstacles, rest } = await obstaclesOf(context.store, member.id)
  const { market } = await readPlatform(context.store)
  return answer({
    account: member.username,
    obstacles,
    ...(rest > 0 && { rest: toDecimal(rest) }),
    losses: await lossesOf(context.store, member.id, context.now()),
    keptYears,
    limitsKeptYears: limitsKeptYearsOf(market),
  })
}

async function close({
  context,
  body,
  caller: { member },
}: Call<'closeAccount'>): Promise<Outcome<'closeAccount'>> {
  if (usernameKey(body.account) !== usernameKey(member.username)) {
    return context.reject('FIELDS_INVALID', fieldDetails('account', 'mismatch'))
  }
  const spendProof = await proveOwner(context, member, body)
  const givesUp = body.givesUp === undefined ? 0 : toMinor(body.givesUp)
  const sendFarewell = await prepareFarewell(context, member)
  const closed = await context.store.transaction(async (tables, announce) => {
    const end = await closeAccount(context, tables, announce, { memberId: member.id, givesUp })
    if (!end) return context.reject('CLOSING_NOT_POSSIBLE')
    await spendProof(tables)
    return end
  })
  sendFarewell()
  return answer({
    closedAt: new Date(closed.closedAt).toISOString(),
    keptUntil: new Date(closed.keptUntil).toISOString(),
  })
}

export const closing = {
  'GET /wps/member/closing': getClosing,
  'POST /wps/member/closing': close,
} satisfies Partial<Behaviour>
