import { checkDraft } from '../../domain/accounts/registration/draftCheck.ts'
import { draftWarnings } from '../../domain/accounts/registration/draftWarnings.ts'
import { fieldExamples } from '../../domain/accounts/registration/fieldExamples.ts'
import {
  draftOf,
  findVersion,
  freshVersion,
  namesTag,
  type RulesDraft,
  rulesForOperators,
  storeVersion,
  summaryOf,
  tagOf,
} from '../../domain/accounts/registration/registrationRules.ts'
import { unconfirmedRefusals } from '../../domain/accounts/rulePublishing/unconfirmedRefusals.ts'
import { checkSignUps } from '../../domain/accounts/signUps/signUpCheck.ts'
import type { RuleVersionRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { recordDeed } from '../../domain/base/platform/audit.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type CallerOf, fault, type ValueOf } from '../../server/handler.ts'
import { draftRejection } from './draftRejection.ts'
import { rulesConflict } from './rulesConflict.ts'

const answerRules = (row: RuleVersionRow) => answer(rulesForOperators(row), { ETag: tagOf(row) })

type Publish = {
  context: Context
  caller: CallerOf<'publishRules'>
  ifMatch: string
  draft: RulesDraft
  restoredFrom: number | null
  confirmedRefusals: number | undefined
}

/** Publishes a draft as the next version, or returns a fault. */
async function publish({
  context,
  caller,
  ifMatch,
  draft,
  restoredFrom,
  confirmedRefusals,
}: Publish) {
  // The ETag is checked before the slow pattern check, and again when the version is stored.
  if (!namesTag(ifMatch, tagOf(await freshVersion(context)))) return rulesConflict(context)
  const platform = await readPlatform(context.store)
  const { problems, verdicts } = await checkDraft(draft, context, platform)
  if (problems.length > 0) return draftRejection({ problems, verdicts })
  const signUps = await unconfirmedRefusals(context, { draft, verdicts, confirmedRefusals })
  if (signUps) return fault('RULES_UNCONFIRMED', { signUps })
  const stored = await storeVersion(context, {
    draft,
    verdicts,
    author: caller.operator,
    restoredFrom,
    follows: (live) => live !== undefined && namesTag(ifMatch, tagOf(live)),
    also: (tables, { version, note }) =>
      recordDeed(context, tables, {
        operator: caller.operator,
        version,
        note,
        ...(restoredFrom === null
          ? { action: 'RULES_PUBLISHED' }
          : { action: 'RULES_RESTORED', restoredFrom }),
      }),
  })
  return stored === 'conflict' ? rulesConflict(context) : answerRules(stored)
}

async function history({
  context,
  query,
}: Call<'listRuleVersions'>): Promise<ValueOf<'listRuleVersions'>> {
  const { page = 1, pageSize = 20 } = query ?? {}
  const { ruleVersions } = context.store
  const rows = await ruleVersions.find({
    orderBy: { column: 'version', direction: 'descending' },
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return { items: rows.map(summaryOf), page, pageSize, total: await ruleVersions.count() }
}

/**
 * Maximum time in milliseconds for which `lookAt` waits for the safety checks of new patterns.
 * Longer checks are reported as pending, and the operator console calls again.
 */
const lookWait = 1_500

/** Checks a draft without publishing it. */
async function lookAt(context: Context, draft: RulesDraft): Promise<ValueOf<'checkRules'>> {
  const platform = await readPlatform(context.store)
  const live = await freshVersion(context)
  const { problems, verdicts } = await checkDraft(draft, context, platform, lookWait)
  return {
    publishable: problems.length === 0,
    problems,
    verdicts,
    examples: await fieldExamples(context, draft, verdicts),
    warnings: await draftWarnings(context, { draft, verdicts, live: draftOf(live) }),
    signUps: await checkSignUps(context, { draft, verdicts, platform, live }),
  }
}

export const operatorRules = {
  'GET /ops/registration-rules': async ({ context }) => answerRules(await freshVersion(context)),
  'PUT /ops/registration-rules': ({ context, caller, headers, query, body }) =>
    publish({
      context,
      caller,
      ifMatch: headers['If-Match'],
      draft: body,
      restoredFrom: null,
      confirmedRefusals: query?.confirmedRefusals,
    }),
  'GET /ops/registration-rules/versions': async (call) => answer(await history(call)),
  'GET /ops/registration-rules/versions/{version}': async ({ context, path }) => {
    const row = await findVersion(context, path.version)
    return row ? answer(rulesForOperators(row)) : fault('VERSION_UNKNOWN')
  },
  'POST /ops/registration-rules/versions/{version}/restore': async (call) => {
    const { context, caller, headers, path, query } = call
    const old = await findVersion(context, path.version)
    if (!old) return fault('VERSION_UNKNOWN')
    return publish({
      context,
      caller,
      ifMatch: headers['If-Match'],
      draft: { ...draftOf(old), ...(query?.note !== undefined && { note: query.note }) },
      restoredFrom: path.version,
      confirmedRefusals: query?.confirmedRefusals,
    })
  },
  'POST /ops/registration-rules/check': async ({ context, body }) =>
    answer(await lookAt(context, body)),
} satisfies Pick<
  Behaviour,
  | 'GET /ops/registration-rules'
  | 'PUT /ops/registration-rules'
  | 'GET /ops/registration-rules/versions'
  | 'GET /ops/registration-rules/versions/{version}'
  | 'POST /ops/registration-rules/versions/{version}/restore'
  | 'POST /ops/registration-rules/check'
>
