import type { Activity } from '../../domain/base/content/promotion.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { isOn } from '../../domain/base/platform/platform.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { pageOf, pageOfRows } from '../../domain/base/storage/pageOf.ts'
import { languageOf, type TextLanguage, textIn } from '../../domain/base/texts/texts.ts'
import { type Occurrence, occurrenceAt } from '../../domain/base/time/occurrence.ts'
import { missionsOf } from '../../domain/play/missions/claimMission.ts'
import { applyForActivity, lastApplication } from '../../domain/play/promotions/apply.ts'
import {
  entryId,
  issueEarnedRewards,
  joinPromotion,
  progressOfEntry,
  shownPromotions,
  type VisiblePromotion,
} from '../../domain/play/promotions/takePart.ts'
import { needsBet } from '../../domain/play/rewards/beforeBets.ts'
import { claimableReward } from '../../domain/play/rewards/claimableReward.ts'
import { raffleOf } from '../../domain/play/rewards/raffles.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault, type MemberCaller } from '../../server/handler.ts'
import { onceByRules } from '../../server/onceByRules.ts'
import {
  showActivity,
  showApplication,
  showCondition,
  showPromotion,
  showRaffleTerms,
} from './promotionShapes.ts'

type Caller = MemberCaller | { kind: 'anyone' }

const viewOf = ({ providers }: Context, language: TextLanguage) => ({
  language,
  images: providers.images,
})

const idOf = (caller: Caller) => (caller.kind === 'member' ? caller.member.id : undefined)

/** Issues earned rewards of the caller and returns the promotions shown to them. */
async function shownTo(context: Context, caller: Caller): Promise<VisiblePromotion[]> {
  const memberId = idOf(caller)
  if (memberId !== undefined) await issueEarnedRewards(context, memberId)
  return shownPromotions(context, context.store)
}

const entryOf = async (
  { store }: Context,
  memberId: string | undefined,
  visiblePromotion: VisiblePromotion,
) =>
  memberId === undefined
    ? undefined
    : store.promotionEntries.get(entryId(memberId, visiblePromotion))

/** Participation of a member, with the reward that the member can claim. */
const ownOf = async (
  context: Context,
  kind: 'PROMOTION' | 'ACTIVITY',
  row: { id: string; memberId: string; status: string } | undefined,
) =>
  row && {
    status: row.status,
    rewardId:
      row.status === 'ISSUED'
        ? (await claimableReward(context, { memberId: row.memberId, kind, reference: row.id }))?.id
        : undefined,
  }

/** Participation of a member in a promotion; with the progress if the member has joined. */
async function standingIn(
  context: Context,
  memberId: string | undefined,
  visiblePromotion: VisiblePromotion,
) {
  const entry = await entryOf(context, memberId, visiblePromotion)
  const own = await ownOf(context, 'PROMOTION', entry)
  const { condition } = visiblePromotion.promotion
  if (!own || !entry || own.status !== 'JOINED' || !condition) return own
  const progress = await progressOfEntry(context.store, entry, condition)
  return { status: own.status, rewardId: undefined, progress }
}

type ShownActivity = { activity: Activity; occurrence: Occurrence }

/**
 * Activities that are visible now. Empty if the market forbids gifts before the first bet and the
 * caller has not bet yet.
 */
async function shownActivities(
  { content, now, store }: Context,
  memberId: string | undefined,
): Promise<ShownActivity[]> {
  if (await needsBet(store, memberId)) return []
  return content.activities.flatMap((activity) => {
    const occurrence = occurrenceAt(activity.period, now())
    return occurrence ? [{ activity, occurrence }] : []
  })
}

const lastOf = async (
  { store }: Context,
  memberId: string | undefined,
  { activity, occurrence }: ShownActivity,
) => {
  if (memberId === undefined) return undefined
  const which = { memberId, activityId: activity.id, since: occurrence.startsAt }
  return lastApplication(store, which)
}

/** Number of promotions and activities that a member can join now. */
async function countAvailable(context: Context, caller: MemberCaller): Promise<number> {
  const { id } = caller.member
  // Language and images are irrelevant here: only the actions are used.
  const view = { language: 'pt', images: undefined } as const
  const shown = (await shownTo(context, caller)).filter(({ promotion }) => promotion.condition)
  const own = await Promise.all(
    shown.map(async (one) => {
      const own = await ownOf(context, 'PROMOTION', await entryOf(context, id, one))
      return showPromotion(one, own, view).action
    }),
  )
  const applied = await Promise.all(
    (await shownActivities(context, id)).map(async (one) => {
      const own = await ownOf(context, 'ACTIVITY', await lastOf(context, id, one))
      return showActivity(one.activity, one.occurrence, own, view).action
    }),
  )
  return [...own, ...applied].filter((action) => action === 'JOIN').length
}

export const promotions = {
  'GET /wps/promotions': async ({ context, query, headers, caller }) => {
    const { page = 1, pageSize = 20, type } = query ?? {}
    const language = languageOf(headers?.['Accept-Language'])
    const all = (await shownTo(context, caller)).filter(
      ({ promotion }) => type === undefined || promotion.type === type,
    )
    const { items, ...rest } = pageOf(all, { page, pageSize })
    const shown = items.map(async (one) => {
      return showPromotion(
        one,
        await standingIn(context, idOf(caller), one),
        viewOf(context, language),
      )
    })
    return answer({ items: await Promise.all(shown), ...rest })
  },
  'GET /wps/promotions/{promotionId}': async ({ context, path, headers, caller }) => {
    const language = languageOf(headers?.['Accept-Language'])
    const all = await shownTo(context, caller)
    const shown = all.find(({ promotion }) => promotion.id === path.promotionId)
    if (!shown) return fault('NOT_FOUND')
    const { content, terms, condition } = shown.promotion
    const raffle = raffleOf(context, path.promotionId)
    return answer({
      promotion: showPromotion(
        shown,
        await standingIn(context, idOf(caller), shown),
        viewOf(context, language),
      ),
      content: textIn(content, language),
      terms: [...(terms[language] ?? terms.en)],
      ...(condition && { condition: showCondition(condition) }),
      ...(raffle && { raffle: showRaffleTerms(raffle) }),
    })
  },
  'POST /wps/promotions/{promotionId}/join': (call) =>
    onceByRules(call, 'joinPromotion', async (tables) => {
      const { context, caller, path, headers } = call
      const joined = await joinPromotion(context, tables, caller.member, path.promotionId)
      const own = { status: joined.entry.status, rewardId: undefined }
      return showPromotion(joined, own, viewOf(context, languageOf(headers['Accept-Language'])))
    }),
  'GET /wps/activities': async ({ context, query, headers, caller }) => {
    const { page = 1, pageSize = 20 } = query ?? {}
    const language = languageOf(headers?.['Accept-Language'])
    const all = await shownActivities(context, idOf(caller))
    const { items, ...rest } = pageOf(all, { page, pageSize })
    const shown = items.map(async (one) => {
      const own = await ownOf(context, 'ACTIVITY', await lastOf(context, idOf(caller), one))
      return showActivity(one.activity, one.occurrence, own, viewOf(context, language))
    })
    return answer({ items: await Promise.all(shown), ...rest })
  },
  'GET /wps/activities/applications': async ({ context, query, headers, caller }) => {
    const { page = 1, pageSize = 20 } = query ?? {}
    const language = languageOf(headers?.['Accept-Language'])
    const orderBy = { column: 'appliedAt', direction: 'descending' } as const
    const wanted = { where: { memberId: caller.member.id }, orderBy }
    const { activityApplications } = context.store
    return answer(
      await pageOfRows(activityApplications, wanted, { page, pageSize }, (row) =>
        showApplication(context, row, language),
      ),
    )
  },
  'POST /wps/activities/{activityId}/applications': (call) =>
    onceByRules(call, 'applyForActivity', async (tables) => {
      const { context, caller, path, body, headers } = call
      const applying = { memberId: caller.member.id, activityId: path.activityId, ...body }
      const applied = await applyForActivity(context, tables, applying)
      return showApplication(context, applied, languageOf(headers['Accept-Language']))
    }),
  'GET /wps/rewards/counts': async ({ context, caller }) => {
    const { id: memberId } = caller.member
    const availablePromoCount = await countAvailable(context, caller)
    const states = [
      ...(await missionsOf(context, memberId, 'DAILY')),
      ...(await missionsOf(context, memberId, 'WEEKLY')),
    ]
    const claimable = { memberId, claimedAt: null, expiresAt: { atLeast: context.now() + 1 } }
    const platform = await readPlatform(context.store)
    return answer({
      missionLeaderboard: states.filter(({ status }) => status === 'CLAIMABLE').length,
      rewardCenter: await context.store.rewards.count(claimable),
      availablePromo: [{ promo: 'REFERRAL' as const, enabled: isOn(platform, 'REFERRAL3') }],
      availablePromoCount,
      ...((await needsBet(context.store, memberId)) && { needsBet: true as const }),
    })
  },
} satisfies Pick<
  Behaviour,
  | 'GET /wps/promotions'
  | 'GET /wps/promotions/{promotionId}'
  | 'POST /wps/promotions/{promotionId}/join'
  | 'GET /wps/activities'
  | 'GET /wps/activities/applications'
  | 'POST /wps/activities/{activityId}/applications'
  | 'GET /wps/rewards/counts'
>
