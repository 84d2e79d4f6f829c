import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'

export type Bonus = Value<'GET /wps/v2/wallets/bonuses'>['items'][number]

/** The member's bonuses that have to be wagered, the one that expires first first. */
export const bonusesQuery = () => read('/wps/v2/wallets/bonuses', {})
