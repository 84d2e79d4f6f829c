import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureOf } from '../../../api/failure.ts'
import type { Input } from '../../../api/operations.ts'
import { type CheckContext, fieldSchema } from '../../../identity/ruledField/fieldSchema.ts'
import type { FormField, FormRules } from '../../../identity/ruledField/formField.ts'
import { newPasswordField } from '../../../identity/ruledField/newPassword.ts'
import { matchesApart } from '../../../identity/ruledField/patternsApart.ts'
import { readRules } from '../../../identity/ruledField/readRules.ts'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { dayIn } from '../../../lib/zonedDay.ts'
import { byGameType, readRate, type TeamRates } from '../rates/rates.ts'

export type AccountRequest = Input<'POST /wps/agent/members'>['body']
export type AccountFields = Record<'username' | 'password', FormField>

/** Rule for usernames if the registration rules define none. */
const anyUsername = {
  name: 'username',
  enabled: true,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: 1,
  maxLength: 64,
  verdict: 'safe',
}

/** The registration rules of the two fields that an agent fills in for a new member. */
export function accountFields(rules: FormRules): AccountFields {
  const found = rules.fields.find(({ name }) => name === 'username')
  const username = found ?? readRules({ fields: [anyUsername] }).fields[0]
  if (username === undefined) throw new Error('The rule that takes any username makes no field')
  return { username: { ...username, required: true }, password: newPasswordField(rules) }
}

// The checks of a username and a password call only `matchesApart`. `CheckContext` also requires
// values for dates, phone numbers and other fields.
const context: CheckContext = {
  minimumAge: 0,
  today: () => dayIn('UTC', Date.now()),
  phoneDigits: () => undefined,
  readField: () => '',
  matchesApart,
}

/**
 * Form resolver that validates the username and the password by the current registration rules,
 * and the commission rates against the agent's own rates.
 */
export function accountResolver(
  fields: AccountFields,
  ownRates: TeamRates,
): Resolver<AccountRequest> {
  const schema = z
    .object({
      accountKind: z.enum(['MEMBER', 'AGENT']),
      username: fieldSchema(fields.username, context),
      password: fieldSchema(fields.password, context),
      rates: z.object(byGameType(() => z.string())),
    })
    .check(({ value, issues }) => {
      byGameType((type) => {
        const { problem } = readRate(value.rates[type], ownRates[type])
        if (problem === undefined) return
        issues.push({ code: 'custom', message: problem, path: ['rates', type], input: value })
      })
    })
  // Every value is a string, although a field's schema accepts any input type.
  return zodResolver(schema) as unknown as Resolver<AccountRequest>
}

/** Errors of username and password in a rejection; empty if it concerns neither. */
export function accountErrors(
  error: unknown,
): readonly { field: 'username' | 'password'; reason: Reason }[] {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected') return []
  if (failure.code === 'USERNAME_TAKEN') return [{ field: 'username', reason: 'taken' }]
  if (failure.code === 'PASSWORD_COMMON') return [{ field: 'password', reason: 'common' }]
  return (failure.details.fields ?? []).flatMap(({ field, reason }) =>
    field === 'username' || field === 'password'
      ? // The form shows one message for both limits of a length.
        [{ field, reason: reason === 'length' ? ('tooShort' as const) : reason }]
      : [],
  )
}
