import { createRandom, type Random } from 'contract-mocks/random'
import { seededBytes } from '../../platform/domain/base/chance/seededBytes.ts'

export type Chance = Random

/** Random generator that makes the same choices for the same seed. */
export const chanceOf = (seed: string): Chance =>
  createRandom(new DataView(seededBytes(seed)(4).buffer).getUint32(0))
