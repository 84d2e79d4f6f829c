import { useMutation, useQueryClient } from '@tanstack/react-query'
import { write } from '../../../../api/write.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { type Icon, iconQuery } from '../../../../session/icon.queries.ts'
import { tellMemberChanged } from '../../../../session/memberChange.ts'

/**
 * Changes the member's picture optimistically, and rolls it back when the server rejects it
 * (ACT-17). Several changes are sent one after another.
 */
export function useChangeAvatar(): (icon: Icon) => void {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (icon: Icon) => write('PUT /wps/member/info/icon', { body: { icon } }),
    scope: { id: 'avatar' },
    onMutate: async (icon) => {
      const { queryKey } = iconQuery()
      // A response that is under way must not overwrite the optimistic value.
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, { icon })
      return { before }
    },
    onSuccess: () => {
      showToast('success', { id: 'profile.avatar.done' })
      tellMemberChanged(['/wps/member/info/icon'])
    },
    onError: (_error, icon, made) => {
      const { queryKey } = iconQuery()
      // The member may have chosen another picture meanwhile.
      if (client.getQueryData(queryKey)?.icon === icon) client.setQueryData(queryKey, made?.before)
      void client.invalidateQueries({ queryKey })
    },
  })
  return change.mutate
}
