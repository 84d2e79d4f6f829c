import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'
import type { components } from '../../api/gen/paths.ts'
import { read } from '../../api/read.ts'
import { write } from '../../api/write.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import {
  type EditedRules,
  type PublishedRules,
  type RuleProblem,
  toDraft,
  toEdited,
} from './draft.ts'
import {
  askMerge,
  beginDraft,
  noteFindings,
  noteSignUps,
  type SignUpCheck,
  setConflict,
  useEditor,
} from './editorStore.ts'

const rulesPath = '/ops/registration-rules'
const versionsPath = '/ops/registration-rules/versions'

const versionPath = '/ops/registration-rules/versions/{version}'
const schedulePath = '/ops/registration-rules/scheduled'

type Schedule = components['schemas']['Schedule']
export type ScheduledRules = components['schemas']['ScheduledRules']

/** Milliseconds between two polls for changes by other operators. */
const pollInterval = 30_000

const rulesQuery = () => read(rulesPath, {})
export const useLiveRules = () => useQuery({ ...rulesQuery(), refetchInterval: pollInterval })

/** Entity tag of a version, for `If-Match`. */
const tagOf = (version: number): string => `"${version}"`

/** Live version, fetched from the server and not from the cache. */
function fetchLiveRules(client: QueryClient): Promise<PublishedRules> {
  return client.fetchQuery({ ...rulesQuery(), staleTime: 0 })
}

function noteLive(client: QueryClient, live: PublishedRules): void {
  client.setQueryData(rulesQuery().queryKey, live)
  void client.invalidateQueries({ queryKey: [versionsPath] })
}

const versionQuery = (version: number) => read(versionPath, { path: { version } })

/**
 * Query of an earlier version as it was published; never refetched, since a version never changes.
 */
export const useVersion = (version: number) =>
  useQuery({ ...versionQuery(version), staleTime: Number.POSITIVE_INFINITY })

const pageSize = 20
export const useVersions = (page: number) =>
  useQuery({
    ...read(versionsPath, { query: { page, pageSize } }),
    placeholderData: (old) => old,
    refetchInterval: pollInterval,
    // Another operator may have published while this tab was in the background.
    refetchOnWindowFocus: true,
  })

/** Problems for which the server rejected the rules; empty for any other failure. */
export function rejectionProblems(error: unknown): readonly RuleProblem[] {
  const failure = failureOf(error)
  return failure.kind === 'rejected' ? (failure.details.problems ?? []) : []
}

export const isConflict = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'RULES_CONFLICT'
}

/**
 * Recent sign-ups from an error that asks the operator to confirm their rejection
 * (`RULES_UNCONFIRMED`); undefined for any other error.
 */
export function unconfirmedSignUps(error: unknown): SignUpCheck | undefined {
  const failure = failureOf(error)
  const isUnconfirmed = failure.kind === 'rejected' && failure.code === 'RULES_UNCONFIRMED'
  return isUnconfirmed ? failure.details.signUps : undefined
}

const confirmation = (confirmedRefusals: number | undefined) => ({
  query: confirmedRefusals === undefined ? {} : { confirmedRefusals },
})

/**
 * Result of a publication. A failure other than a conflict or problems of the draft is thrown as
 * the mutation's error.
 */
export type Outcome = 'problems' | 'conflict' | 'published' | 'scheduled'

/**
 * Stores the problems for which the server rejected a draft.
 * @returns true if the error was such a rejection
 */
export function noteRejection(rules: EditedRules, error: unknown): boolean {
  const problems = rejectionProblems(error)
  if (problems.length === 0) return false
  const failure = failureOf(error)
  const verdicts = failure.kind === 'rejected' ? failure.details.verdicts : undefined
  noteFindings(rules, problems, verdicts ?? [])
  return true
}

export type Publication = {
  /** Time of publication as RFC 3339 text; null to publish at once. */
  publishAt: string | null
  /**
   * Number of sign-ups whose rejection the operator has confirmed; undefined if no consent is
   * required.
   */
  confirmedRefusals: number | undefined
}

/**
 * Publishes the draft, now or at a time. It succeeds only if the draft's base is still the live
 * version: rules that another operator has published are merged first, never overwritten.
 */
export function usePublish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ publishAt, confirmedRefusals }: Publication): Promise<Outcome> => {
      const { draft: edited, note, base } = useEditor.getState()
      const body = toDraft(edited, note)
      if (body === undefined || base === null) return 'problems'
      const options = { ifMatch: tagOf(base.version) }
      const confirmed = confirmation(confirmedRefusals)
      try {
        if (publishAt !== null) {
          const input = { body: { publishAt, draft: body }, ...confirmed }
          noteSchedule(client, await write('PUT /ops/registration-rules/scheduled', input, options))
          beginDraft(base)
          return 'scheduled'
        }
        const live = await write('PUT /ops/registration-rules', { body, ...confirmed }, options)
        beginDraft(live)
        noteLive(client, live)
        showToast('success', { id: 'operator.publish.done', values: { version: live.version } })
        return 'published'
      } catch (error) {
        if (isConflict(error)) {
          setConflict(await fetchLiveRules(client))
          return 'conflict'
        }
        if (noteRejection(edited, error)) return 'problems'
        const signUps = unconfirmedSignUps(error)
        if (signUps) noteSignUps(edited, signUps)
        throw error
      }
    },
  })
}

const scheduleQuery = () => read(schedulePath, {})
/** Query of the publication that is scheduled, or that was held back at its time. */
export const useSchedule = () => useQuery({ ...scheduleQuery(), refetchInterval: pollInterval })

function noteSchedule(client: QueryClient, schedule: Schedule): void {
  client.setQueryData(scheduleQuery().queryKey, schedule)
}

export function useCancelSchedule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await write('DELETE /ops/registration-rules/scheduled', {})
      noteSchedule(client, {})
    },
  })
}

/** Requests a merge of the scheduled rules into the draft. */
export function useMergeScheduled() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ follows, author, draft }: ScheduledRules) => {
      const { base } = useEditor.getState()
      if (base === null) return
      const from = await client.fetchQuery(versionQuery(follows))
      askMerge({
        kind: 'scheduled',
        author,
        version: follows,
        base: toEdited(from.draft),
        theirs: toEdited(draft),
        newBase: base,
      })
    },
  })
}

type Restoration = {
  version: number
  over: number
  /** Reason for the restoration; if empty, the new version has the note of the restored one. */
  note: string
  confirmedRefusals: number | undefined
}

/** Publishes an old version again, as the successor of the current live version. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ version, over, note, confirmedRefusals }: Restoration) => {
      const { query } = confirmation(confirmedRefusals)
      const reason = note.trim()
      const live = await write(
        'POST /ops/registration-rules/versions/{version}/restore',
        { path: { version }, query: { ...query, ...(reason !== '' && { note: reason }) } },
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
