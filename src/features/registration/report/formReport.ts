import type { components } from '../../../api/gen/paths.ts'

/** Report with the names of fields and the outcome; it cannot contain typed values. */
export type FormReport = components['schemas']['FormReport']

type Ending = Pick<FormReport, 'outcome' | 'method' | 'rulesVersion'>

/** Collects the names of the seen, focused and invalid fields of a form. */
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
     * @returns the report; undefined if no field was seen, if this outcome has already been
     * reported, or if a registration has been reported.
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
