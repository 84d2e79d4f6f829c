import type { components } from '../../../api/gen/paths.ts'

type Schemas = components['schemas']
export type Preferences = Schemas['NoticePreferences']
type Choice = Schemas['NoticeChoice']
export type Channel = Schemas['NoticeChannelStanding']

/** Copy of the preferences with one switch set. */
export const withChoice = (
  preferences: Preferences,
  { kind, channel, isOn }: Pick<Choice, 'kind' | 'channel' | 'isOn'>,
): Preferences => ({
  ...preferences,
  choices: preferences.choices.map((one) =>
    one.kind === kind && one.channel === channel ? { ...one, isOn } : one,
  ),
})

/** Choices grouped by kind, in the order of the server. */
export const rowsOf = ({ choices }: Preferences): { kind: Choice['kind']; row: Choice[] }[] =>
  [...Map.groupBy(choices, ({ kind }) => kind)].map(([kind, row]) => ({ kind, row }))

/** True if notices are delivered: the switch is on, and the channel is ready. */
export const comesBy = ({ isOn }: Pick<Choice, 'isOn'>, channel: Channel | undefined): boolean =>
  isOn && channel?.standing === 'READY'

/** Id of the element with the destination of a channel, or the reason for which it has none. */
export const reasonId = ({ channel }: Pick<Channel, 'channel'>) => `notices-${channel}`
