import * as z from 'zod/mini'
import { invitationRequestLimits } from '../../../api/gen/limits.ts'
import type { Input } from '../../../api/operations.ts'
import type { Language } from '../../../kit/i18n/allLanguages.ts'
import { normalizeText, plainText } from '../../../lib/text.ts'
import { addDays, dayIn, startOfDay } from '../../../lib/zonedDay.ts'
import {
  byGameType,
  type RateProblem,
  ratesAsTyped,
  readRate,
  type TeamRates,
  toRates,
} from '../rates/rates.ts'
import type { Invitation } from '../team.queries.ts'

export type InvitationRequest = Input<'POST /wps/agent/invitations'>['body']

/** What is chosen and typed for an invitation. */
export type InvitationValues = {
  accountKind: InvitationRequest['accountKind']
  note: string
  domain: string
  maximumUses: string
  /** The last day on which it is good, as `2026-12-31`; empty for one without end. */
  lastDay: string
  rates: TeamRates
}

export type InvitationProblem = RateProblem | 'uses' | 'past' | 'far' | 'domain'

const usesLimits = invitationRequestLimits.maximumUses
/** A later day is a slip of the keyboard. */
const mostDaysAhead = 1_826

export const lastDayOf = (today: string): string => addDays(today, mostDaysAhead)

const isCount = (text: string): boolean =>
  /^[0-9]{1,6}$/.test(text) &&
  Number(text) >= usesLimits.minimum &&
  Number(text) <= usesLimits.maximum

/** Whether a day is in time; the one that an invitation has already is left as it is. */
function dayProblem(day: string, today: string): InvitationProblem | undefined {
  if (day === '') return undefined
  if (day < today) return 'past'
  return day.length > 10 || day > lastDayOf(today) ? 'far' : undefined
}

/** Checks what is typed; its messages are problems. */
export const invitationSchema = (own: TeamRates, today: string) =>
  z
    .object({
      accountKind: z.enum(['MEMBER', 'AGENT']),
      note: z.string(),
      domain: z.string().check(z.minLength(1, { error: 'domain' satisfies InvitationProblem })),
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
        const read = readRate(value.rates[type], own[type])
        if (read.problem !== undefined) add(read.problem, ['rates', type])
      })
    })

/** The last whole day on which an invitation is good. */
const dayOfEnd = (expiresAt: string | undefined, timeZone: string): string =>
  expiresAt === undefined ? '' : dayIn(timeZone, Date.parse(expiresAt) - 1)

/** What the form begins with: an invitation as it is, or a new one that gives nothing yet. */
export function valuesOf(
  invitation: Invitation | undefined,
  { domain, timeZone, language }: { domain: string; timeZone: string; language: Language },
): InvitationValues {
  return {
    accountKind: invitation?.accountKind ?? 'MEMBER',
    note: invitation?.note ?? '',
    domain: invitation?.domain ?? domain,
    maximumUses: invitation?.maximumUses === undefined ? '' : String(invitation.maximumUses),
    lastDay: dayOfEnd(invitation?.expiresAt, timeZone),
    rates: ratesAsTyped(invitation?.rates ?? byGameType(() => '0.00'), language),
  }
}

/** What is sent of it. A last day that was left as it is keeps its very moment. */
export function toRequest(
  values: InvitationValues,
  own: TeamRates,
  { timeZone, before }: { timeZone: string; before: Invitation | undefined },
): InvitationRequest {
  const { accountKind, note, domain, maximumUses, lastDay, rates } = values
  const end = () =>
    before?.expiresAt !== undefined && lastDay === dayOfEnd(before.expiresAt, timeZone)
      ? before.expiresAt
      : new Date(startOfDay(addDays(lastDay, 1), timeZone)).toISOString()
  return {
    accountKind,
    domain,
    rates: toRates(rates, own),
    ...(normalizeText(note) !== '' && { note: normalizeText(note) }),
    ...(plainText(maximumUses) !== '' && { maximumUses: Number(plainText(maximumUses)) }),
    ...(lastDay !== '' && { expiresAt: end() }),
  }
}
