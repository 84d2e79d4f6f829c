import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { type Preferences, withChoice } from './choices.ts'

type Schemas = components['schemas']
export type NoticeSwitch = {
  kind: Schemas['NoticeKind']
  channel: Schemas['NoticeChannel']
  isOn: boolean
}

/** What the member is told, and by what. */
export const noticesQuery = () => read('/wps/member/notices', {})

/**
 * Switches one kind of notices on a channel, at once on the screen. What the server does not take
 * goes back alone: others that were switched meanwhile stay.
 */
export function useNoticeSwitch(): (choice: NoticeSwitch) => void {
  const client = useQueryClient()
  const { queryKey } = noticesQuery()
  const show = (choice: NoticeSwitch) =>
    client.setQueryData<Preferences>(
      queryKey,
      (preferences) => preferences && withChoice(preferences, choice),
    )
  const { mutate } = useMutation({
    // One after the other, so that of two presses the last one counts.
    scope: { id: 'notices' },
    mutationFn: ({ kind, channel, isOn }: NoticeSwitch) =>
      write('PUT /wps/member/notices/{kind}/{channel}', {
        path: { kind, channel },
        body: { isOn },
      }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey })
      show(choice)
    },
    onError: (_error, choice) => show({ ...choice, isOn: !choice.isOn }),
  })
  return mutate
}
