import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

/** A desk that a person can chat with. */
export type ChatDesk = {
  id: components['schemas']['ChatModelId']
  title: WrittenTexts
  description: WrittenTexts
  /** Hours of the market's day, from and up to; null for day and night. */
  hours: readonly [from: number, to: number] | null
}
