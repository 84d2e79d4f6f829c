import { create } from 'zustand'
import type { RuleChanges } from '../draft.ts'
import { editRule, useEditor } from '../editorStore.ts'
import { type FieldEdit, readersBrokenBy } from '../formEdits.ts'

/** Edit that waits for a decision on the conditions that it breaks. */
export type GuardedEdit = {
  name: string
  edit: FieldEdit
  /** Names of the fields whose conditions the edit breaks. */
  readers: readonly string[]
  /** Called after the edit. */
  onDone: () => void
}

export const useGuard = create<{ asked: GuardedEdit | null }>(() => ({ asked: null }))

/** Makes an edit of a field, or asks first if the edit breaks conditions of other fields. */
export function guardEdit(
  name: string,
  edit: FieldEdit,
  { make, onDone = () => {} }: { make: () => void; onDone?: () => void },
): void {
  const readers = readersBrokenBy(useEditor.getState().draft, name, edit)
  if (readers.length > 0) useGuard.setState({ asked: { name, edit, readers, onDone } })
  else {
    make()
    onDone()
  }
}

/** Changes a rule, or asks first if the change breaks conditions of other fields. */
export function changeGuarded(name: string, changes: RuleChanges): void {
  guardEdit(name, { kind: 'change', changes }, { make: () => editRule(name, changes) })
}
