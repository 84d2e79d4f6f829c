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

/** Query of the notification preferences. */
export const noticesQuery = () => read('/wps/member/notices', {})

/**
 * Returns a function that switches a kind of notice on a channel, with an optimistic update. If the
 * server rejects a switch, only that switch is rolled back.
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
    // Requests run one after another, so that the last of several clicks takes effect.
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
