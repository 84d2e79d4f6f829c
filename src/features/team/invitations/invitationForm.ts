import * as z from 'zod/mini'
import { invitationRequestLimits } from '../../../api/gen/limits.ts'
import type { Input } from '../../../api/operations.ts'
import type { Language } from '../../../kit/i18n/allLanguages.ts'
import { normalizeText, plainText } from '../../../lib/text.ts'
import { addDays, dayIn, startOfDay } from '../../../lib/zonedDay.ts'
import {
  byGameType,
  type RateProblem,
  ratedGameTypes,
  ratesAsTyped,
  readRate,
  type TeamRates,
  toRates,
} from '../rates/rates.ts'
import type { Invitation } from '../team.queries.ts'

export type InvitationRequest = Input<'POST /wps/agent/invitations'>['body']

export type InvitationValues = {
  accountKind: InvitationRequest['accountKind']
  note: string
  /** Host on which the invitation is valid; empty for every host of the platform. */
  domain: string
  maximumUses: string
  /** Last valid day, such as `2026-12-31`; empty for an invitation without an end. */
  lastDay: string
  rates: TeamRates
}

export type InvitationProblem = RateProblem | 'uses' | 'past' | 'far' | 'domain'

const usesLimits = invitationRequestLimits.maximumUses
/** Maximum number of days until the last day: five years, to reject typing errors. */
const mostDaysAhead = 1_826

export const lastDayOf = (today: string): string => addDays(today, mostDaysAhead)

const isCount = (text: string): boolean =>
  /^[0-9]{1,6}$/.test(text) &&
  Number(text) >= usesLimits.minimum &&
  Number(text) <= usesLimits.maximum

/** Problem of the last day, if it is in the past or too far ahead. */
function dayProblem(day: string, today: string): InvitationProblem | undefined {
  if (day === '') return undefined
  if (day < today) return 'past'
  return day.length > 10 || day > lastDayOf(today) ? 'far' : undefined
}

/** Schema of the form. Its error messages are `InvitationProblem`s, which the fields translate. */
export const invitationSchema = (ownRates: TeamRates, today: string) =>
  z
    .object({
      accountKind: z.enum(['MEMBER', 'AGENT']),
      note: z.string(),
      domain: z.string(),
      maximumUses: z.string().check(
        z.refine<string>((text) => plainText(text) === '' || isCount(plainText(text)), {
          error: 'uses' satisfies InvitationProblem,
        }),
      ),
      lastDay: z.string(),
      rates: z.object(byGameType(() => z.string())),
    })
    .check(({ value, issues }) => {
      const add = (message: InvitationProblem, path: string[]) =>
        issues.push({ code: 'custom', message, path, input: value })
      const problem = dayProblem(value.lastDay, today)
      if (problem) add(problem, ['lastDay'])
      byGameType((type) => {
        const read = readRate(value.rates[type], ownRates[type])
        if (read.problem !== undefined) add(read.problem, ['rates', type])
      })
    })

/** Last whole day on which an invitation is valid; empty if it does not expire. */
const dayOfEnd = (expiresAt: string | undefined, timeZone: string): string =>
  expiresAt === undefined ? '' : dayIn(timeZone, Date.parse(expiresAt) - 1)

/**
 * Rates of the last invitation as form values; empty where the agent may no longer grant the rate.
 */
function lastRates(
  last: Invitation | undefined,
  { ownRates, language }: { ownRates: TeamRates; language: Language },
): TeamRates {
  const typed = last && ratesAsTyped(last.rates, language)
  return byGameType((type) =>
    typed && readRate(typed[type], ownRates[type]).problem === undefined ? typed[type] : '',
  )
}

/** True if the rate of any game type is zero. A zero may be a mistake. */
export const hasZeroRate = ({ rates }: InvitationValues): boolean =>
  ratedGameTypes.some((type) => Number(readRate(rates[type], '100').rate) === 0)

type Setting = {
  timeZone: string
  language: Language
  ownRates: TeamRates
  /** The agent's newest invitation. */
  last: Invitation | undefined
}

/**
 * Initial values of the form: the values of the invitation to change. A new invitation gets the
 * rates of the last invitation.
 */
export function valuesOf(
  invitation: Invitation | undefined,
  { timeZone, language, ownRates, last }: Setting,
): InvitationValues {
  return {
    accountKind: invitation?.accountKind ?? 'MEMBER',
    note: invitation?.note ?? '',
    domain: invitation?.domain ?? '',
    maximumUses: invitation?.maximumUses === undefined ? '' : String(invitation.maximumUses),
    lastDay: dayOfEnd(invitation?.expiresAt, timeZone),
    rates: invitation
      ? ratesAsTyped(invitation.rates, language)
      : lastRates(last, { ownRates, language }),
  }
}

/** Request body for the form's values. An unchanged last day keeps the exact time of expiry. */
export function toRequest(
  values: InvitationValues,
  ownRates: TeamRates,
  { timeZone, before }: { timeZone: string; before: Invitation | undefined },
): InvitationRequest {
  const { accountKind, note, domain, maximumUses, lastDay, rates } = values
  const end = () =>
    before?.expiresAt !== undefined && lastDay === dayOfEnd(before.expiresAt, timeZone)
      ? before.expiresAt
      : new Date(startOfDay(addDays(lastDay, 1), timeZone)).toISOString()
  return {
    accountKind,
    rates: toRates(rates, ownRates),
    ...(domain !== '' && { domain }),
    ...(normalizeText(note) !== '' && { note: normalizeText(note) }),
    ...(plainText(maximumUses) !== '' && { maximumUses: Number(plainText(maximumUses)) }),
    ...(lastDay !== '' && { expiresAt: end() }),
  }
}
