import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'

export type Bonus = Value<'GET /wps/v2/wallets/bonuses'>['items'][number]

/** The member's bonuses with a wagering requirement, the earliest expiry first. */
export const bonusesQuery = () => read('/wps/v2/wallets/bonuses', {})
