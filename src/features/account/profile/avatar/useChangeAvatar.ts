import { useMutation, useQueryClient } from '@tanstack/react-query'
import { write } from '../../../../api/write.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { type Icon, iconQuery } from '../../../../session/icon.queries.ts'
import { tellMemberChanged } from '../../../../session/memberChange.ts'

/**
 * Shows another picture at once wherever there is one, and the old one again when the server does
 * not take it (ACT-17). Several changes reach the server one after another.
 */
export function useChangeAvatar(): (icon: Icon) => void {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (icon: Icon) => write('PUT /wps/member/info/icon', { body: { icon } }),
    scope: { id: 'avatar' },
    onMutate: async (icon) => {
      const { queryKey } = iconQuery()
      // An older answer must not come over it.
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
      // Another one may have been chosen meanwhile.
      if (client.getQueryData(queryKey)?.icon === icon) client.setQueryData(queryKey, made?.before)
      void client.invalidateQueries({ queryKey })
    },
  })
  return change.mutate
}
