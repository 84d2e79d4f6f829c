import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

export type ChatDesk = {
  id: components['schemas']['ChatModelId']
  title: WrittenTexts
  description: WrittenTexts
  /**
   * Opening hours in the market's time zone; `to` is exclusive. Null for a desk that never closes.
   */
  hours: readonly [from: number, to: number] | null
}
