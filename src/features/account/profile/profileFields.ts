import type { components } from '../../../api/gen/paths.ts'
import type { Value } from '../../../api/operations.ts'

export type Profile = Value<'GET /wps/member/profile'>
export type ProfileFieldName = components['schemas']['ProfileFieldName']

/** What every member is asked for, in the order in which it is of use. */
export const askedFields = [
  'payeeName',
  'birthday',
  'idNumber',
  'fullname',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
] as const satisfies readonly ProfileFieldName[]

export type AskedField = (typeof askedFields)[number]

/** Who somebody is: filled in once, then changed by customer service only. */
export const onceFields = ['payeeName', 'birthday', 'idNumber', 'fullname'] as const

/** Where somebody lives and works. */
export const lifeFields = ['nationality', 'address', 'occupation', 'sourceOfIncome'] as const

/** Other ways to reach a member, the widespread ones first. */
export const channels = ['whatsapp', 'telegram', 'facebook'] as const
export const rareChannels = ['line', 'wechat', 'zalo', 'qqNum'] as const

/** Every field of a profile, in the order of the form. */
export const profileFieldNames: readonly ProfileFieldName[] = [
  ...onceFields,
  ...lifeFields,
  ...channels,
  ...rareChannels,
]

/** What a member has filled in for a field; empty where nothing. */
export const valueIn = ({ fields }: Pick<Profile, 'fields'>, name: ProfileFieldName): string =>
  fields[name] ?? ''

/** The fields that every member is asked for and this one has not filled in. */
export const missingFields = (profile: Pick<Profile, 'fields'>): readonly AskedField[] =>
  askedFields.filter((name) => valueIn(profile, name) === '')

/** Whether a field can be filled in once, and waits for it. */
export const isStillOnce = ({ locked }: Pick<Profile, 'locked'>, name: string): boolean =>
  onceFields.some((once) => once === name) && !locked.some((field) => field === name)

/** All but the last characters of a document's number, which is nobody's business at a glance. */
export function hiddenNumber(number: string): string {
  const characters = [...number]
  const shown = characters.length > 6 ? 3 : 1
  return '•'.repeat(characters.length - shown) + characters.slice(-shown).join('')
}
