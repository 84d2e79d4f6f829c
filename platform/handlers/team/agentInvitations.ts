import { usernameKey } from '../../domain/accounts/account/accountName.ts'
import { isBlocked } from '../../domain/accounts/limits/blocks.ts'
import { fromRates } from '../../domain/accounts/team/rates.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { pageOfRows } from '../../domain/base/storage/pageOf.ts'
import { DuplicateError } from '../../domain/base/storage/store.ts'
import {
  checkTeamMember,
  insertTeamMember,
  newTeamMember,
} from '../../domain/people/team/createTeamMember.ts'
import { describeDownline } from '../../domain/people/team/downline.ts'
import {
  changesOf,
  newInvitation,
  ownRates,
  problemOf,
  showInvitation,
} from '../../domain/people/team/invitations.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import type { ValueOf } from '../../server/handler.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { onceByRules } from '../../server/onceByRules.ts'
import { fieldDetails } from '../base/registrationRejections.ts'
import { showDownline } from './agentTeam.ts'

/**
 * Creates an invitation. The rates are checked in the transaction that stores it, so that the
 * agent's own rates cannot change in between.
 */
function createInvitation(call: Call<'createInvitation'>): Promise<Outcome<'createInvitation'>> {
  const { context, body, caller } = call
  const agentId = caller.member.id
  return onceByRules<'createInvitation'>(call, 'createInvitation', async (tables) => {
    const platform = await readPlatform(tables)
    const problem = await problemOf(tables, platform, agentId, body)
    if (problem) context.reject(problem)
    const row = newInvitation(context, agentId, changesOf(platform, body))
    await tables.invitations.insert(row)
    return showInvitation(row, { platform, now: context.now(), isPaused: false })
  })
}

async function changeInvitation(
  call: Call<'changeInvitation'>,
): Promise<Outcome<'changeInvitation'>> {
  const { context, body, caller, path } = call
  const platform = await readPlatform(context.store)
  return context.store.transaction(async (tables) => {
    const row = await tables.invitations.get(path.invitationId)
    if (row?.agentId !== caller.member.id) return context.reject('NOT_FOUND')
    if (row.endedAt !== null) context.reject('NOT_POSSIBLE_NOW')
    const problem = await problemOf(tables, platform, row.agentId, body)
    if (problem) context.reject(problem)
    const changes = changesOf(platform, body)
    await tables.invitations.update(row.id, changes)
    const isPaused = await isBlocked(tables, row.agentId)
    const shown = { platform, now: context.now(), isPaused }
    return answer(showInvitation({ ...row, ...changes }, shown))
  })
}

async function endInvitation(call: Call<'endInvitation'>): Promise<Outcome<'endInvitation'>> {
  const { context, caller, path } = call
  const platform = await readPlatform(context.store)
  return context.store.transaction(async (tables) => {
    const row = await tables.invitations.get(path.invitationId)
    if (row?.agentId !== caller.member.id) return context.reject('NOT_FOUND')
    const endedAt = row.endedAt ?? context.now()
    await tables.invitations.update(row.id, { endedAt })
    const shown = { platform, now: context.now(), isPaused: false }
    return answer(showInvitation({ ...row, endedAt }, shown))
  })
}

type CreatedMember = ValueOf<'createTeamMember'>

async function createTeamMember(
  call: Call<'createTeamMember'>,
): Promise<Outcome<'createTeamMember'>> {
  const { context, body, caller } = call
  const agent = caller.member
  const nameTaken = () => context.reject('USERNAME_TAKEN', fieldDetails('username', 'taken'))
  return once<'createTeamMember', CreatedMember>(call, agent.id, {
    async run(commit) {
      const platform = await readPlatform(context.store)
      const problem = await problemOf(context.store, platform, agent.id, body)
      if (problem) context.reject('RATE_TOO_HIGH')
      const fields = await checkTeamMember(context, platform, body)
      if (fields.length > 0) {
        const isCommon = fields.length === 1 && fields[0]?.reason === 'common'
        context.reject(isCommon ? 'PASSWORD_COMMON' : 'FIELDS_INVALID', { fields })
      }
      const key = usernameKey(body.username)
      if ((await context.store.members.count({ usernameKey: key })) > 0) nameTaken()
      const member = await newTeamMember(context, platform, body)
      const asking = { agentId: agent.id, agents: platform.accountTypes.agents }
      try {
        return await commit(async (tables) => {
          // The rates are checked again, because the agent's rates may have changed while the
          // password was hashed.
          if (await problemOf(tables, platform, agent.id, body)) context.reject('RATE_TOO_HIGH')
          await insertTeamMember(context, tables, agent, member, body.rates)
          const place = await tables.teamMembers.get(member.id)
          if (!place) throw new Error(`${member.id} has joined no team`)
          const downline = showDownline(await describeDownline(tables, asking, place))
          return { outcome: answer(downline), result: downline }
        })
      } catch (error) {
        if (error instanceof DuplicateError && error.collection === 'members') nameTaken()
        throw error
      }
    },
    replay: (downline) => answer(downline),
  })
}

export const agentInvitations = {
  'GET /wps/agent/invitations': async ({ context, query, caller }) => {
    const platform = await readPlatform(context.store)
    const agentId = caller.member.id
    const isPaused = await isBlocked(context.store, agentId)
    const shown = { platform, now: context.now(), isPaused }
    const orderBy = { column: 'createdAt', direction: 'descending' } as const
    const page = await pageOfRows(
      context.store.invitations,
      { where: { agentId }, orderBy },
      query,
      (row) => showInvitation(row, shown),
    )
    const of = ['visits', 'uses', 'firstDeposits'] as const
    const [all] = await context.store.invitations.sum({ where: { agentId }, of })
    return answer({
      ...page,
      totals: all?.sums ?? { visits: 0, uses: 0, firstDeposits: 0 },
      ownRates: fromRates(await ownRates(context.store, agentId)),
    })
  },
  'POST /wps/agent/invitations': createInvitation,
  'PUT /wps/agent/invitations/{invitationId}': changeInvitation,
  'DELETE /wps/agent/invitations/{invitationId}': endInvitation,
  'POST /wps/agent/members': createTeamMember,
} satisfies Partial<Behaviour>
