import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'
import { read } from '../../api/read.ts'
import { write } from '../../api/write.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { problemsOf, toSettings } from './settingsDraft.ts'
import { useSettings } from './settingsState.ts'
import { noteSaved, setNewerPlatform, setProblems } from './settingsStore.ts'

const platformQuery = () => read('/ops/platform', {})

/** Query of the saved settings. It polls, so that a change by another operator appears soon. */
export const usePlatform = () => useQuery({ ...platformQuery(), refetchInterval: 15_000 })

/**
 * Result of saving. A failure other than a conflict or problems of the draft is thrown as the
 * mutation's error.
 */
export type SaveOutcome = 'saved' | 'conflict' | 'problems'

/**
 * Checks the draft and stores its problems.
 * @returns true if there are none
 */
export function checkSettings(): boolean {
  const { base, draft } = useSettings.getState()
  if (base === null) return false
  const problems = problemsOf(draft, base, Date.now())
  setProblems(problems)
  return problems.length === 0
}

/**
 * Saves the draft only if its base is still the saved version. Otherwise it fetches the settings
 * that another operator has saved, for a merge.
 */
export function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<SaveOutcome> => {
      const { base, draft } = useSettings.getState()
      if (base === null || !checkSettings()) return 'problems'
      try {
        const body = toSettings(draft, base)
        const saved = await write('PUT /ops/platform', { body }, { ifMatch: `"${base.version}"` })
        client.setQueryData(platformQuery().queryKey, saved)
        noteSaved(saved, draft)
        return toldSaved()
      } catch (error) {
        const failure = failureOf(error)
        const isConflict = failure.kind === 'rejected' && failure.code === 'PLATFORM_CONFLICT'
        if (!isConflict) throw error
        setNewerPlatform(await client.fetchQuery({ ...platformQuery(), staleTime: 0 }))
        // If the response to a save was lost, the retry conflicts with the operator's own save.
        return useSettings.getState().newerPlatform === null ? toldSaved() : 'conflict'
      }
    },
  })
}

function toldSaved(): SaveOutcome {
  showToast('success', { id: 'operator.settings.saved' })
  return 'saved'
}
