import { randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'

/** Deterministic pseudo-random choices. */
export type Chance = {
  /** An integer from 0 up to the bound, exclusive. */
  integerBelow(bound: number): number
  pick<Item>(list: readonly Item[]): Item
  shuffle<Item>(list: readonly Item[]): Item[]
}

export function seededChance(seed: string): Chance {
  const bytes = seededBytes(seed)
  const below = (bound: number) => randomBelow(bytes, bound)
  return {
    integerBelow: below,
    pick(list) {
      const item = list[below(list.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
    shuffle(list) {
      const shuffled = [...list]
      for (let left = shuffled.length; left > 1; left--) {
        const [item] = shuffled.splice(below(left), 1)
        if (item !== undefined) shuffled.push(item)
      }
      return shuffled
    },
  }
}
