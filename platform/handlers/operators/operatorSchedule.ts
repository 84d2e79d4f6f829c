import { checkDraft } from '../../domain/accounts/registration/draftCheck.ts'
import {
  freshVersion,
  namesTag,
  tagOf,
} from '../../domain/accounts/registration/registrationRules.ts'
import {
  cancelSchedule,
  isInTime,
  readSchedule,
  schedule,
  shownSchedule,
} from '../../domain/accounts/registration/schedule.ts'
import { unconfirmedRefusals } from '../../domain/accounts/rulePublishing/unconfirmedRefusals.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'
import { draftRejection } from './draftRejection.ts'
import { rulesConflict } from './rulesConflict.ts'

/**
 * Schedules the publication of a draft. The draft must pass the same checks as for an immediate
 * publication.
 */
async function scheduleRules({
  context,
  caller,
  headers,
  query,
  body,
}: Call<'scheduleRules'>): Promise<Outcome<'scheduleRules'>> {
  const { draft } = body
  const publishAt = Date.parse(body.publishAt)
  // The ETag is checked before the slow pattern check, and again when the schedule is stored.
  const live = await freshVersion(context)
  if (!namesTag(headers['If-Match'], tagOf(live))) return rulesConflict(context)
  if (!isInTime(publishAt, context.now())) return context.reject('PUBLISH_TIME_PAST')
  const platform = await readPlatform(context.store)
  const { problems, verdicts } = await checkDraft(draft, context, platform)
  if (problems.length > 0) return draftRejection({ problems, verdicts })
  const confirmedRefusals = query?.confirmedRefusals ?? null
  const signUps = await unconfirmedRefusals(context, { draft, verdicts, confirmedRefusals })
  if (signUps) return fault('RULES_UNCONFIRMED', { signUps })
  const { operator } = caller
  const row = await schedule(context, {
    publishAt,
    follows: live.version,
    draft,
    confirmedRefusals,
    operator,
  })
  return row === 'conflict' ? rulesConflict(context) : answer({ scheduled: shownSchedule(row) })
}

export const operatorSchedule = {
  'GET /ops/registration-rules/scheduled': async ({ context }) => {
    const row = await readSchedule(context.store)
    return answer(row ? { scheduled: shownSchedule(row) } : {})
  },
  'PUT /ops/registration-rules/scheduled': scheduleRules,
  'DELETE /ops/registration-rules/scheduled': async ({ context, caller }) => {
    await cancelSchedule(context, caller.operator)
    return answer(undefined)
  },
} satisfies Pick<
  Behaviour,
  | 'GET /ops/registration-rules/scheduled'
  | 'PUT /ops/registration-rules/scheduled'
  | 'DELETE /ops/registration-rules/scheduled'
>
