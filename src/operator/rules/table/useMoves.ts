import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useEditor } from '../editorStore.ts'
import { moveField, placeField } from '../formEdits.ts'
import { useConditionWords } from '../useConditionWords.ts'
import { useFieldLabel } from '../useFieldLabel.ts'

export type Moves = {
  by: (name: string, by: 1 | -1) => void
  to: (name: string, place: number) => void
}

/** Moves fields. The focus stays on the same control, and the new position is announced. */
export function useMoves(): { moves: Moves; announcement: string } {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const { groupOf } = useConditionWords()
  const fields = useEditor((state) => state.draft.fields)
  const [moved, setMoved] = useState<{ name: string; position: number }>()
  const focused = useRef<Element | null>(null)
  const note = useCallback((name: string, move: () => number | undefined) => {
    focused.current = document.activeElement
    const position = move()
    if (position !== undefined) setMoved({ name, position })
  }, [])
  useLayoutEffect(() => {
    // Focus the element again: it loses the focus if it has moved within the document. Blur it
    // first, because the browser scrolls to it only if it is not focused yet.
    if (moved !== undefined && focused.current instanceof HTMLElement) {
      focused.current.blur()
      focused.current.focus()
    }
  }, [moved])
  const by = useCallback(
    (name: string, places: 1 | -1) => note(name, () => moveField(name, places)),
    [note],
  )
  const to = useCallback(
    (name: string, place: number) => note(name, () => placeField(name, place)),
    [note],
  )
  const [moves] = useState<Moves>({ by, to })
  const rule = fields.find(({ name }) => name === moved?.name)
  const announcement =
    rule && moved
      ? intl.formatMessage(
          { id: rule.group ? 'operator.rules.movedGroup' : 'operator.rules.moved' },
          {
            field: labelOf(rule.name, rule),
            position: moved.position,
            count: fields.length,
            group: groupOf(rule.group ?? ''),
          },
        )
      : ''
  return { moves, announcement }
}
