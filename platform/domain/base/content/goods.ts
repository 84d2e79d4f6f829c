import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

/** What points are redeemed for (PTS-01). */
export type Goods = {
  id: string
  type: components['schemas']['GoodsType']
  name: WrittenTexts
  description: WrittenTexts
  points: number
  /** Minor units that are paid besides the points, for one. */
  amount: number
  /** How many there were at first. */
  stock: number
  /** Minor units that a bonus pays; nothing for a thing. */
  worth: number
}
