import type { components } from '../../../api/gen/paths.ts'

/** Names of fields and the outcome; the type has no place for values. */
export type FormReport = components['schemas']['FormReport']

type Ending = Pick<FormReport, 'outcome' | 'method' | 'rulesVersion'>

/** Records by name which fields of a form were seen, focused and invalid. */
export function createFormNotes() {
  const seen = new Set<string>()
  const failed = new Set<string>()
  const sent = new Set<FormReport['outcome']>()
  let focused: string | undefined
  return {
    noteSeen: (name: string) => void seen.add(name),
    noteFailed: (name: string) => void failed.add(name),
    noteFocused: (name: string) => {
      focused = name
      // A focused field counts as seen, even if the observer has not reported it.
      seen.add(name)
    },
    hasSeen: (name: string) => seen.has(name),
    /**
     * @returns what there is to tell of this ending; undefined when it was told before, when the
     *   form
     * had registered, or when nobody has seen a field.
     */
    end({ rulesVersion, method, outcome }: Ending): FormReport | undefined {
      if (sent.has(outcome) || sent.has('registered') || seen.size === 0) return undefined
      sent.add(outcome)
      const leftAt = outcome === 'left' ? focused : undefined
      return {
        rulesVersion,
        method,
        outcome,
        seen: [...seen],
        failed: [...failed],
        ...(leftAt === undefined ? {} : { leftAt }),
      }
    },
  }
}

export type FormNotes = ReturnType<typeof createFormNotes>
