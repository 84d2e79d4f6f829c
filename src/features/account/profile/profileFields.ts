import type { components } from '../../../api/gen/paths.ts'
import type { Value } from '../../../api/operations.ts'

export type Profile = Value<'GET /wps/member/profile'>
export type ProfileFieldName = components['schemas']['ProfileFieldName']

/** Fields that every member is asked for, the most useful ones first. */
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

/**
 * Identity fields. A member fills them in once; afterwards only customer service can change them.
 */
export const onceFields = ['payeeName', 'birthday', 'idNumber', 'fullname'] as const

/** Fields of residence and work. */
export const lifeFields = ['nationality', 'address', 'occupation', 'sourceOfIncome'] as const

/** Other contact channels of a member, the common ones first. */
export const channels = ['whatsapp', 'telegram', 'facebook'] as const
export const rareChannels = ['line', 'wechat', 'zalo', 'qqNum'] as const

/** All fields of a profile, in the order of the form. */
export const profileFieldNames: readonly ProfileFieldName[] = [
  ...onceFields,
  ...lifeFields,
  ...channels,
  ...rareChannels,
]

/** Value of a field; an empty string when it is not filled in. */
export const valueIn = ({ fields }: Pick<Profile, 'fields'>, name: ProfileFieldName): string =>
  fields[name] ?? ''

/** Requested fields that the member has not filled in. */
export const missingFields = (profile: Pick<Profile, 'fields'>): readonly AskedField[] =>
  askedFields.filter((name) => valueIn(profile, name) === '')

/** True if a field can be filled in only once and is not locked yet. */
export const isStillOnce = ({ locked }: Pick<Profile, 'locked'>, name: string): boolean =>
  onceFields.some((once) => once === name) && !locked.some((field) => field === name)

/** Masks all but the last one or three characters of a document's number. */
export function hiddenNumber(number: string): string {
  const characters = [...number]
  const shown = characters.length > 6 ? 3 : 1
  return '•'.repeat(characters.length - shown) + characters.slice(-shown).join('')
}
