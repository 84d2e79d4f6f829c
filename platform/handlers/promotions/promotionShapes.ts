/** Promotions and activities in the form of the API contract. */

import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import type { Activity, Condition, Period } from '../../domain/base/content/promotion.ts'
import type { Raffle } from '../../domain/base/content/raffle.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { type TextLanguage, textIn } from '../../domain/base/texts/texts.ts'
import type { Occurrence } from '../../domain/base/time/occurrence.ts'
import type { ApplicationRow } from '../../domain/play/promotions/apply.ts'
import type { EntryProgress, VisiblePromotion } from '../../domain/play/promotions/takePart.ts'
import type { Images } from '../../providers.ts'
import { timeText } from '../base/rewardShapes.ts'

type Schemas = components['schemas']
type Status = Schemas['ActivityStatus']
type ActivityState = Pick<Schemas['Promotion'], 'status' | 'action' | 'rewardId'>

/** Participation of a member in a promotion or an activity. */
type Own = {
  /**
   * Status of the entry or the last application. Only `domain/play` writes it, with values of the
   * API contract.
   */
  status: string
  /** Claimable reward; undefined if there is none or it has expired. */
  rewardId: string | undefined
}

/**
 * Status and next action of a member for a promotion that runs, is announced or has ended
 * (PROMO-12, PROMO-13).
 * @param participation undefined for visitors and for members who do not take part.
 */
function standingOf(
  { state }: Pick<Occurrence, 'state'>,
  participation: Own | undefined,
  canJoin: boolean,
): ActivityState {
  if (state === 'COMING') return { status: 'COMING_SOON', action: 'COMING' }
  // The cast is safe: only `domain/play` writes the status, with values of the API contract.
  const status = participation?.status as Status | undefined
  if (status === 'ISSUED') {
    const rewardId = participation?.rewardId
    return rewardId === undefined ? { status: 'CLOSE' } : { status, action: 'CLAIM', rewardId }
  }
  if (state === 'ENDED') return { status: status === 'CLAIMED' ? status : 'CLOSE' }
  if (status === undefined) return canJoin ? { action: 'JOIN' } : {}
  return { status, action: status === 'REJECTED' ? 'JOIN' : 'SIGNED' }
}

/** Language of the texts and source of the pictures. */
type View = { language: TextLanguage; images: Images | undefined }

const timesOf = ({ startsAt, endsAt }: Occurrence) => ({
  startsAt: timeText(startsAt),
  ...(endsAt !== null && { endsAt: timeText(endsAt) }),
})

const recurrences = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const

const recurrenceOf = ({ kind }: Period) =>
  kind === 'daily' || kind === 'weekly' || kind === 'monthly'
    ? { recurrence: recurrences[kind] }
    : {}

/**
 * Promotion in a list.
 * @param participation participation of the caller, if any.
 */
export function showPromotion(
  { promotion, occurrence }: VisiblePromotion,
  participation: (Own & { progress?: EntryProgress | undefined }) | undefined,
  { language, images }: View,
): Schemas['Promotion'] {
  const { id, type, title, summary, audience, condition, leadsTo, period } = promotion
  const canJoin = condition !== null
  const progress = participation?.status === 'JOINED' ? participation.progress : undefined
  return {
    id,
    type,
    title: textIn(title, language),
    summary: textIn(summary, language),
    audience,
    canJoin,
    bannerUrl: images?.banner(id) ?? '',
    ...timesOf(occurrence),
    ...recurrenceOf(period),
    ...(progress && { progress: showProgress(progress) }),
    ...standingOf(occurrence, participation, canJoin),
    ...(leadsTo !== undefined && { leadsTo }),
  }
}

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

/** Turnover required for a raffle ticket, and the prizes it can win. */
export const showRaffleTerms = ({ turnover, prize }: Raffle): Schemas['RaffleTerms'] => ({
  turnoverRequired: toDecimal(turnover),
  prize: toDecimal(prize),
})

const showProgress = (progress: EntryProgress): Schemas['PromotionProgress'] => ({
  turnover: toDecimal(progress.turnover),
  turnoverRequired: toDecimal(progress.turnoverRequired),
  deposits: toDecimal(progress.deposits),
  bonus: toDecimal(progress.bonus),
})

/**
 * Activity in the form of the API contract.
 * @param participation last application of the caller, if any.
 */
export function showActivity(
  activity: Activity,
  occurrence: Occurrence,
  participation: Own | undefined,
  { language, images }: View,
): Schemas['Activity'] {
  const { id, title, summary, content, terms, reward, imagesRequired } = activity
  return {
    id,
    title: textIn(title, language),
    summary: textIn(summary, language),
    content: textIn(content, language),
    terms: [...(terms[language] ?? terms.en)],
    bannerUrl: images?.banner(id) ?? '',
    imagesRequired,
    reward: toDecimal(reward),
    ...timesOf(occurrence),
    ...recurrenceOf(activity.period),
    ...standingOf(occurrence, participation, true),
  }
}

export function showApplication(
  { content }: Pick<Context, 'content'>,
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
    title: activity ? textIn(activity.title, language) : activityId,
    // The cast is safe: only `apply.ts` and `claimReward.ts` write the status, with values of the
    // API contract.
    status: row.status as Status,
    reward: toDecimal(activity?.reward ?? 0),
    appliedAt: timeText(appliedAt),
    ...(decidedAt !== null && { decidedAt: timeText(decidedAt) }),
  }
}
