import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'
import { read } from '../../api/read.ts'
import { write } from '../../api/write.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { type EditedRules, type PublishedRules, type RuleProblem, toDraft } from './draft.ts'
import { beginDraft, noteFindings, setConflict, useEditor } from './editorStore.ts'

const rulesPath = '/ops/registration-rules'
const versionsPath = '/ops/registration-rules/versions'

const rulesQuery = () => read(rulesPath, {})
export const useLiveRules = () => useQuery(rulesQuery())

/** The version as the `If-Match` that a change is made from. */
const tagOf = (version: number): string => `"${version}"`

/** The live version, from the server and not from the cache. */
function fetchLiveRules(client: QueryClient): Promise<PublishedRules> {
  return client.fetchQuery({ ...rulesQuery(), staleTime: 0 })
}

function noteLive(client: QueryClient, live: PublishedRules): void {
  client.setQueryData(rulesQuery().queryKey, live)
  void client.invalidateQueries({ queryKey: [versionsPath] })
}

const pageSize = 20
export const useVersions = (page: number) =>
  useQuery({ ...read(versionsPath, { query: { page, pageSize } }), placeholderData: (old) => old })

/** What the server found wrong with rules, when that is why it refused. */
export function refusedProblems(error: unknown): readonly RuleProblem[] {
  const failure = failureOf(error)
  return failure.kind === 'rejected' ? (failure.details.problems ?? []) : []
}

export const isConflict = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'RULES_CONFLICT'
}

/** How a check or a publication ended; what failed otherwise is the mutation's error. */
export type Outcome = 'fine' | 'problems' | 'conflict' | 'published'

/** The draft as it can be sent, after its own problems were noted. */
function sendable() {
  const { draft: edited, note } = useEditor.getState()
  const made = toDraft(edited, note)
  if ('problems' in made) noteFindings(edited, made.problems, [])
  return { edited, draft: 'draft' in made ? made.draft : undefined }
}

function noteRefusal(edited: EditedRules, error: unknown): Outcome {
  const problems = refusedProblems(error)
  if (problems.length === 0) throw error
  const failure = failureOf(error)
  const verdicts = failure.kind === 'rejected' ? failure.details.verdicts : undefined
  noteFindings(edited, problems, verdicts ?? [])
  return 'problems'
}

/** Asks what publishing the draft would say. */
export function useCheck() {
  return useMutation({
    mutationFn: async (): Promise<Outcome> => {
      const { edited, draft } = sendable()
      if (draft === undefined) return 'problems'
      try {
        const found = await write('POST /ops/registration-rules/check', { body: draft })
        noteFindings(edited, found.problems, found.verdicts)
        return found.publishable ? 'fine' : 'problems'
      } catch (error) {
        return noteRefusal(edited, error)
      }
    },
  })
}

/**
 * Publishes the draft as the successor of `version`, and of no other: what somebody else published
 * meanwhile is never replaced without the operator's word.
 */
export function usePublish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (version: number): Promise<Outcome> => {
      const { edited, draft } = sendable()
      if (draft === undefined) return 'problems'
      try {
        const ifMatch = tagOf(version)
        const live = await write('PUT /ops/registration-rules', { body: draft }, { ifMatch })
        beginDraft(live)
        noteLive(client, live)
        showToast('success', { id: 'operator.publish.done', values: { version: live.version } })
        return 'published'
      } catch (error) {
        if (!isConflict(error)) return noteRefusal(edited, error)
        setConflict(await fetchLiveRules(client))
        return 'conflict'
      }
    },
  })
}

/** Publishes an old version anew, as the successor of the version that is live now. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ version, over }: { version: number; over: number }) => {
      const live = await write(
        'POST /ops/registration-rules/versions/{version}/restore',
        { path: { version } },
        { ifMatch: tagOf(over) },
      )
      noteLive(client, live)
      showToast('success', { id: 'operator.publish.done', values: { version: live.version } })
    },
    onError: async (error) => {
      if (isConflict(error)) noteLive(client, await fetchLiveRules(client))
    },
  })
}
