/** An announcement as it is kept: for whom, since when, and its words. */
import type { components } from '../../../src/api/gen/paths.ts'
import type { Texts } from '../texts.ts'

type Schemas = components['schemas']
export type Execution = Schemas['Execution']
type Item = Schemas['AnnouncementItem']
type Banner = Schemas['Banner']

/** When it was published: so many days before today, at that hour in the market. */
type Published = { daysAgo: number; hour: number }

export type KeptItem = Published & {
  /** Its number, followed by a digit for each audience in its id. */
  id: number
  type: Exclude<Item['type'], 'B'>
  executions: readonly Execution[]
  promotionType?: NonNullable<Item['promotionType']>
  title: Texts
  /** HTML as it left an editor: whoever shows it has to sanitize it. */
  content: Texts
}

export type KeptBanner = Published & {
  id: number
  groupName: Banner['groupName']
  executions: readonly Execution[]
  title: Texts
  url: string
  /** Of `POPUP`, the target is the announcement's number. */
  linkage?: { type: NonNullable<Banner['linkageType']>; target: string }
}
