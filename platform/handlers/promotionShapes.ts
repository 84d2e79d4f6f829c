/** Promotions and activities as the contract tells them. */

import type { components } from '../../src/api/gen/paths.ts'
import { toDecimal } from '../../src/lib/money.ts'
import type { Activity, Condition } from '../world/base/content/promotion.ts'
import type { TextLanguage } from '../world/base/texts/texts.ts'
import type { Occurrence } from '../world/base/time/occurrence.ts'
import type { World } from '../world/base/world/world.ts'
import type { ApplicationRow } from '../world/play/promotions/apply.ts'
import type { Entry, EntryProgress, VisiblePromotion } from '../world/play/promotions/takePart.ts'
import { timeText } from './rewardShapes.ts'

type Schemas = components['schemas']
type Status = Schemas['ActivityStatus']
type ActivityState = { status?: Status; action?: Schemas['ActivityAction'] }

/** What there is to do about what a member has taken part in. */
const actionAfter = (status: Status): ActivityState['action'] => {
  if (status === 'ISSUED') return 'CLAIM'
  return status === 'REJECTED' ? 'JOIN' : 'SIGNED'
}

/**
 * How somebody stands with what runs, comes or has ended (PROMO-12, PROMO-13).
 * @param own the status of their entry or application; undefined for none, and for visitors.
 */
function standingOf(
  { state }: Pick<Occurrence, 'state'>,
  own: Status | undefined,
  canJoin: boolean,
): ActivityState {
  if (state === 'COMING') return { status: 'COMING_SOON', action: 'COMING' }
  if (state === 'ENDED' && own === 'ISSUED') return { status: own, action: 'CLAIM' }
  if (state === 'ENDED') return { status: own === 'CLAIMED' ? own : 'CLOSE' }
  if (own !== undefined) {
    const action = actionAfter(own)
    return { status: own, ...(action && { action }) }
  }
  return canJoin ? { action: 'JOIN' } : {}
}

const bannerOf = (id: string): string => `/art/banners/${id}.svg`

const timesOf = ({ startsAt, endsAt }: Occurrence) => ({
  startsAt: timeText(startsAt),
  ...(endsAt !== null && { endsAt: timeText(endsAt) }),
})

/** A promotion in a list. @param entry the caller's own, if they have one. */
export function showPromotion(
  { promotion, occurrence }: VisiblePromotion,
  entry: Pick<Entry, 'status'> | undefined,
  language: TextLanguage,
): Schemas['Promotion'] {
  const { id, type, title, summary, audience, condition } = promotion
  const canJoin = condition !== null
  return {
    id,
    type,
    title: title[language],
    summary: summary[language],
    audience,
    canJoin,
    bannerUrl: bannerOf(id),
    ...timesOf(occurrence),
    // Entries have the contract's statuses: only `takePart.ts` and `claimReward.ts` write them.
    ...standingOf(occurrence, entry?.status as Status | undefined, canJoin),
  }
}

/** What has to be done for a bonus. */
export function showCondition(condition: Condition): Schemas['PromotionCondition'] {
  if (condition.kind === 'TURNOVER') {
    const { kind, turnover, bonus } = condition
    return { kind, turnover: toDecimal(turnover), bonus: toDecimal(bonus) }
  }
  const { kind, minimumDeposit, percent, maximumBonus, turnoverMultiple } = condition
  return {
    kind,
    percent: String(percent),
    turnoverMultiple,
    minimumDeposit: toDecimal(minimumDeposit),
    maximumBonus: toDecimal(maximumBonus),
  }
}

/** How far a member is. */
export const showProgress = (progress: EntryProgress): Schemas['PromotionProgress'] => ({
  turnover: toDecimal(progress.turnover),
  turnoverRequired: toDecimal(progress.turnoverRequired),
  deposits: toDecimal(progress.deposits),
  bonus: toDecimal(progress.bonus),
})

/** An activity. @param last the caller's last application, if they have one. */
export function showActivity(
  activity: Activity,
  occurrence: Occurrence,
  last: Pick<ApplicationRow, 'status'> | undefined,
  language: TextLanguage,
): Schemas['Activity'] {
  const { id, title, summary, content, terms, reward, imagesRequired } = activity
  return {
    id,
    title: title[language],
    summary: summary[language],
    content: content[language],
    terms: [...terms[language]],
    bannerUrl: bannerOf(id),
    imagesRequired,
    reward: toDecimal(reward),
    ...timesOf(occurrence),
    // Applications have the contract's statuses: only `apply.ts` and `claimReward.ts` write them.
    ...standingOf(occurrence, last?.status as Status | undefined, true),
  }
}

/** An application of a member's. */
export function showApplication(
  { content }: Pick<World, 'content'>,
  row: ApplicationRow,
  language: TextLanguage,
): Schemas['Application'] {
  const { id, activityId, comment, images, appliedAt, decidedAt } = row
  const activity = content.activities.find((one) => one.id === activityId)
  return {
    id,
    activityId,
    comment,
    images,
    title: activity?.title[language] ?? activityId,
    // As above.
    status: row.status as Status,
    reward: toDecimal(activity?.reward ?? 0),
    appliedAt: timeText(appliedAt),
    ...(decidedAt !== null && { decidedAt: timeText(decidedAt) }),
  }
}
