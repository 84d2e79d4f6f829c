import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

/** Products of the points mall (PTS-01). */
export type Goods = {
  id: string
  type: components['schemas']['GoodsType']
  name: WrittenTexts
  description: WrittenTexts
  points: number
  /** Minor units paid per item in addition to the points. */
  amount: number
  /** Initial stock. */
  stock: number
  /** Amount of the bonus in minor units; 0 for physical goods. */
  worth: number
  /** Sizes to choose from; omitted for goods of one size. */
  sizes?: readonly string[]
}
