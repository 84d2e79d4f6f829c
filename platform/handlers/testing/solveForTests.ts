import type { components } from '../../../src/api/gen/paths.ts'
import { sha256 } from '../../domain/base/context/digest.ts'

export type Challenge = components['schemas']['HumanChallenge']

/** Solves a challenge as the page does: it tries numbers until one matches. */
export async function solve({ maxnumber, ...challenge }: Challenge): Promise<string> {
  for (let number = 0; number <= maxnumber; number++) {
    if ((await sha256(`${challenge.salt}${number}`)) !== challenge.challenge) continue
    return btoa(JSON.stringify({ ...challenge, number }))
  }
  throw new Error('No number fits')
}
