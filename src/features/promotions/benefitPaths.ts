import { paths } from '../../paths.ts'
import type { Promotion } from './promotionGroups.ts'

/** Paths of the pages on which members receive the benefit of a promotion. */
export const benefitPaths: Readonly<Record<NonNullable<Promotion['leadsTo']>, string>> = {
  RED_ENVELOPES: paths.member('redEnvelopes'),
  WHEEL: paths.member('wheel'),
}
