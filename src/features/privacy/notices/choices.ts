import type { components } from '../../../api/gen/paths.ts'

type Schemas = components['schemas']
export type Preferences = Schemas['NoticePreferences']
type Choice = Schemas['NoticeChoice']
export type Channel = Schemas['NoticeChannelStanding']

/** The preferences with one switch set. */
export const withChoice = (
  preferences: Preferences,
  { kind, channel, isOn }: Pick<Choice, 'kind' | 'channel' | 'isOn'>,
): Preferences => ({
  ...preferences,
  choices: preferences.choices.map((one) =>
    one.kind === kind && one.channel === channel ? { ...one, isOn } : one,
  ),
})

/** The choices by kind, in the order in which they came. */
export const rowsOf = ({ choices }: Preferences): { kind: Choice['kind']; row: Choice[] }[] =>
  [...Map.groupBy(choices, ({ kind }) => kind)].map(([kind, row]) => ({ kind, row }))

/** True if something does come: it is on, and there is a way to the member. */
export const comesBy = ({ isOn }: Pick<Choice, 'isOn'>, channel: Channel | undefined): boolean =>
  isOn && channel?.standing === 'READY'

/** The element that says where a channel leads, or why it leads nowhere. */
export const reasonId = ({ channel }: Pick<Channel, 'channel'>) => `notices-${channel}`
