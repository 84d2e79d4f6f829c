import type { components } from '../../../api/gen/paths.ts'

/** Report with the names of fields and the outcome; it cannot contain typed values. */
export type FormReport = components['schemas']['FormReport']

type Ending = Pick<FormReport, 'outcome' | 'method' | 'rulesVersion'>

/** Records the names of the fields of a form that were seen, focused or invalid. */
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
     * @returns the report of this outcome; undefined for a second report of an outcome, for a
     * report after a registration, and if no field was seen.
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
