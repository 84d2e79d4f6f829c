import type { components } from '../../../api/gen/paths.ts'

type Schemas = components['schemas']
export type Preferences = Schemas['NoticePreferences']
type Choice = Schemas['NoticeChoice']
export type Channel = Schemas['NoticeChannelStanding']

/** Returns a copy of the preferences with one switch set. */
export const withChoice = (
  preferences: Preferences,
  { kind, channel, isOn }: Pick<Choice, 'kind' | 'channel' | 'isOn'>,
): Preferences => ({
  ...preferences,
  choices: preferences.choices.map((one) =>
    one.kind === kind && one.channel === channel ? { ...one, isOn } : one,
  ),
})

/** Choices grouped by kind of notice, in the order of the server's response. */
export const rowsOf = ({ choices }: Preferences): { kind: Choice['kind']; row: Choice[] }[] =>
  [...Map.groupBy(choices, ({ kind }) => kind)].map(([kind, row]) => ({ kind, row }))

/** True if notices are delivered: the switch is on, and the channel is ready. */
export const comesBy = ({ isOn }: Pick<Choice, 'isOn'>, channel: Channel | undefined): boolean =>
  isOn && channel?.standing === 'READY'

/** Id of the element that shows the channel's destination or why the channel is not ready. */
export const reasonId = ({ channel }: Pick<Channel, 'channel'>) => `notices-${channel}`
