import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { write } from '../../../api/write.ts'
import { tellMemberChanged } from '../../../session/memberChange.ts'
import { adoptProfile } from './profile.queries.ts'
import type { ProfileChange } from './profileChange.ts'

/** Saves a change of the profile. A second call while a save runs does nothing. */
export function useSaveProfile(options: {
  onSaved: () => void
  onError: (error: unknown) => void
}) {
  const client = useQueryClient()
  const isRunning = useRef(false)
  const saving = useMutation({
    mutationFn: (body: ProfileChange) => write('PUT /wps/member/profile', { body }),
    meta: { showsFailure: true },
    onSuccess: (profile) => {
      void adoptProfile(client, profile)
      tellMemberChanged(['/wps/member/profile', '/wps/member/info'])
      options.onSaved()
    },
    onError: options.onError,
    onSettled: () => {
      isRunning.current = false
    },
  })
  return {
    isBusy: saving.isPending,
    save: (change: ProfileChange) => {
      if (isRunning.current) return
      isRunning.current = true
      saving.mutate(change)
    },
  }
}
