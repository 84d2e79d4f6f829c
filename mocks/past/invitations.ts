import { flatRates, toRate } from '../../platform/domain/accounts/team/rates.ts'
import { dayLength, startOfDay } from '../../platform/domain/base/time/marketTime.ts'
import type { InvitationRow } from '../../platform/domain/people/team/invite.ts'
import { pastMoment } from './moments.ts'
import type { PastTeller } from './past.ts'

/** Account types (ROLE-16). */
const member = 0
const agent = 2

type Told = Pick<InvitationRow, 'code' | 'note' | 'accountType' | 'maximumUses' | 'visits'> & {
  rate: string
  daysAgo: number
  /** Days from today until the link expires; undefined for a link without expiry. */
  expiresIn?: number
  endedDaysAgo?: number
}

/** Carla's unused registration links, in each state that is possible without registrations. */
const ofCarla: readonly Told[] = [
  {
    code: 'CARLAZAP',
    visits: 14,
    note: 'Grupo do WhatsApp',
    accountType: member,
    maximumUses: null,
    rate: '0.00',
    daysAgo: 2,
  },
  {
    code: 'PARCERIA',
    visits: 3,
    note: 'Novos parceiros',
    accountType: agent,
    maximumUses: 5,
    rate: '0.50',
    daysAgo: 6,
    expiresIn: 24,
  },
  {
    code: 'FESTA100',
    visits: 212,
    note: 'Festa dos 100 jogadores',
    accountType: member,
    maximumUses: 100,
    rate: '0.00',
    daysAgo: 130,
    expiresIn: -110,
  },
  {
    code: 'STORYBIO',
    visits: 87,
    note: 'Stories do Instagram',
    accountType: member,
    maximumUses: null,
    rate: '0.10',
    daysAgo: 45,
    endedDaysAgo: 12,
  },
]

/** Events for the links in the agent Carla's registration centre (AGENT-02). */
export const tellInvitations: PastTeller = ({ persona, memberId, now }) => {
  if (persona.username !== 'carla') return []
  return ofCarla.map(({ rate, daysAgo, expiresIn, endedDaysAgo, ...told }) => {
    const at = pastMoment(now, daysAgo, told.code)
    const row: InvitationRow = {
      id: `iv-past-${told.code}`,
      agentId: memberId,
      ...told,
      uses: 0,
      firstDeposits: 0,
      createdAt: at,
      rates: flatRates(toRate(rate)),
      domain: '',
      expiresAt: expiresIn === undefined ? null : startOfDay(now) + expiresIn * dayLength,
      endedAt: endedDaysAgo === undefined ? null : pastMoment(now, endedDaysAgo, told.code),
    }
    return { at, movements: [], rows: ({ invitations }) => invitations.insert(row) }
  })
}
