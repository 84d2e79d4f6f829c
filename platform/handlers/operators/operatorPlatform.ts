import {
  namesTag,
  peekNewestVersion,
  rulesForPlayers,
} from '../../domain/accounts/registration/registrationRules.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { recordDeed } from '../../domain/base/platform/audit.ts'
import {
  changedNames,
  changesOf,
  platformTag,
  settingsProblems,
  shownPlatform,
} from '../../domain/base/platform/operatorPlatform.ts'
import type { Platform } from '../../domain/base/platform/platform.ts'
import { decidePlatform, readPlatform } from '../../domain/base/platform/platformSettings.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Fault, fault, type Outcome } from '../../server/handler.ts'

const answerPlatform = (platform: Platform, { ownsPlatform }: Context) =>
  answer(shownPlatform(platform, ownsPlatform), { ETag: platformTag(platform) })

/** Replaces the platform settings as a whole. A change without effect is not recorded. */
async function changeSettings({
  context,
  caller,
  headers,
  body,
}: Call<'changePlatform'>): Promise<Outcome<'changePlatform'>> {
  if (!context.ownsPlatform) {
    const reason = 'The live platform behind this gateway is set up there.'
    return fault('PLATFORM_INVALID', { problems: [{ path: '', code: 'CONTRACT', reason }] })
  }
  let refused: Fault | undefined
  const platform = await decidePlatform(context, async (current, tables) => {
    refused = undefined
    if (!namesTag(headers['If-Match'], platformTag(current))) {
      refused = fault('PLATFORM_CONFLICT', undefined, { ETag: platformTag(current) })
      return undefined
    }
    const problems = settingsProblems(body, current, context.now())
    if (problems.length > 0) {
      refused = fault('PLATFORM_INVALID', { problems })
      return undefined
    }
    const { minimumAge } = rulesForPlayers(await peekNewestVersion(tables))
    const changes = changesOf(body, minimumAge)
    const changed = changedNames(current, { ...current, ...changes })
    if (changed.length === 0) return undefined
    const { operator } = caller
    await recordDeed(context, tables, { operator, action: 'PLATFORM_CHANGED', changed })
    return changes
  })
  return refused ?? answerPlatform(platform, context)
}

export const operatorPlatform = {
  'GET /ops/platform': async ({ context }) =>
    answerPlatform(await readPlatform(context.store), context),
  'PUT /ops/platform': changeSettings,
} satisfies Pick<Behaviour, 'GET /ops/platform' | 'PUT /ops/platform'>
