/** Identity check of a member in the format of the API. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type {
  DomainTables,
  IdentityStepRow,
  MemberRow,
} from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { identityRulesOf } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { demandsOf, withdrawalLeft, withdrawnTotal } from './demands.ts'
import { knownPerson, showPerson } from './knownPerson.ts'
import { isOffered } from './offer.ts'
import { attemptsOf, levelOf, readSteps, type StepId, stepIds } from './steps.ts'

type Schemas = components['schemas']

const timeText = (at: number) => new Date(at).toISOString()

function showStep(
  step: StepId,
  row: IdentityStepRow | undefined,
  now: number,
): Schemas['IdentityStep'] {
  const level = stepIds.indexOf(step) + 1
  const { left: attemptsLeft, renewedAt } = attemptsOf(row, now)
  if (row === undefined) return { step, level, state: 'NOT_STARTED', attemptsLeft }
  const { state, reason, submission, submittedAt, decidedAt, expiresAt } = row
  return {
    step,
    level,
    state,
    // The cast is safe: only `decide.ts` writes `reason`, always with a provider's reason.
    ...(reason !== null && { reason: reason as Schemas['IdentityReason'] }),
    ...(submission.kind === 'DOCUMENT' && { documentType: submission.type }),
    submittedAt: timeText(submittedAt),
    ...(decidedAt !== null && { decidedAt: timeText(decidedAt) }),
    ...(expiresAt !== null && { expiresAt: timeText(expiresAt) }),
    attemptsLeft,
    ...(attemptsLeft === 0 && { retryAt: timeText(renewedAt) }),
  }
}

/** A member's verification steps, the levels still to be reached, and the market's rules. */
export async function showIdentity(
  context: Pick<Context, 'now' | 'providers'>,
  tables: Pick<DomainTables, 'settings' | 'identitySteps' | 'payers' | 'withdrawals'>,
  member: Pick<MemberRow, 'id' | 'profile' | 'currency'>,
): Promise<Schemas['IdentityStatus']> {
  const { market } = await readPlatform(tables)
  const steps = await readSteps(tables, member.id)
  const payer = await tables.payers.get(member.id)
  const withdrawn = await withdrawnTotal(tables, member.id)
  const rules = identityRulesOf(market)
  const level = levelOf(steps)
  const left = withdrawalLeft(rules, level, withdrawn)
  return {
    level,
    currency: member.currency,
    minimumAge: market.minimumAge,
    steps: stepIds.map((step) => showStep(step, steps[step], context.now())),
    rules: [...rules],
    demands: demandsOf(rules, level, withdrawn),
    person: showPerson(knownPerson(member, payer, steps.PERSON)),
    withdrawn: toDecimal(withdrawn),
    ...(left !== undefined && { withdrawalLeft: toDecimal(left) }),
    ...(!isOffered(context, market) && { closed: true as const }),
  }
}
