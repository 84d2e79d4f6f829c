import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'
import { useEditor } from '../editorStore.ts'

/** Edge of a row at which the dragged field would be inserted. */
export type DropEdge = 'top' | 'bottom' | null

const kind = 'rule'

/**
 * Makes a row draggable by its handle, and a drop target at its top and bottom edges.
 * @param onPlace moves a field to an index, counted from 0
 */
export function useRowDrag(
  row: RefObject<HTMLTableRowElement | null>,
  name: string,
  onPlace: (name: string, place: number) => void,
): { isDragged: boolean; edge: DropEdge } {
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<DropEdge>(null)
  useEffect(() => {
    const element = row.current
    const handle = element?.querySelector('[aria-haspopup="menu"]')
    if (!element || !handle) return
    const edgeIn = (data: Record<string | symbol, unknown>) => {
      const closest = extractClosestEdge(data)
      return closest === 'top' || closest === 'bottom' ? closest : null
    }
    return combine(
      draggable({
        element,
        dragHandle: handle,
        getInitialData: () => ({ kind, name }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === kind && source.data.name !== name,
        getData: ({ input }) =>
          attachClosestEdge({ name }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(edgeIn(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          const dropped = edgeIn(self.data)
          if (dropped !== null) {
            onPlace(String(source.data.name), placeBeside(String(source.data.name), name, dropped))
          }
        },
      }),
    )
  }, [row, name, onPlace])
  return { isDragged, edge }
}

/** New index of a field that is dropped at an edge of the row `beside`. */
function placeBeside(movedName: string, beside: string, edge: 'top' | 'bottom'): number {
  const names = useEditor
    .getState()
    .draft.fields.map((rule) => rule.name)
    .filter((name) => name !== movedName)
  return names.indexOf(beside) + (edge === 'bottom' ? 1 : 0)
}
