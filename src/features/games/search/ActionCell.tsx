import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../../../kit/page/Link.tsx'
import type { RowProps } from './rowProps.ts'
import type { RowAction } from './searchRows.ts'

type Props = Pick<RowProps, 'active' | 'cellId' | 'onChoose' | 'onAct'> & {
  /** Index of the action in its row. */
  place: number
  action: RowAction
  className?: string | undefined
  controlClass?: string | undefined
  /** Accessible name, if the visible content is not sufficient. */
  label?: string | undefined
  children: ReactNode
}

/** True for a click with which the browser opens the link in another tab or window. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

/**
 * Cell for an action of a row. The action runs on a click, or on Enter in the search field while
 * the cell is selected.
 */
export function ActionCell(props: Props) {
  const {
    active,
    cellId,
    onChoose,
    onAct,
    place,
    action,
    className,
    controlClass,
    label,
    children,
  } = props
  const isActive = active === place
  const shared = {
    className: controlClass,
    // The search field keeps the focus and handles the keys.
    tabIndex: -1,
    'aria-label': label,
    'data-active': isActive || undefined,
    // A click must not move the focus away from the search field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: () => {
      if (!isActive) onChoose(place)
    },
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: table cells cannot be laid out side by side.
    // biome-ignore lint/a11y/useFocusableInteractive: the field refers to it by aria-activedescendant.
    <div
      id={cellId(place)}
      role="gridcell"
      className={className}
      aria-selected={isActive}
      // Screen readers announce this label when the cell is selected. Not all of them would
      // announce the label of the link or button in the cell.
      aria-label={label}
    >
      {action.does === 'go' ? (
        <Link
          {...shared}
          to={action.path}
          onClick={(event) => {
            if (isForBrowser(event)) return
            event.preventDefault()
            onAct(action)
          }}
        >
          {children}
        </Link>
      ) : (
        <button {...shared} type="button" onClick={() => onAct(action)}>
          {children}
        </button>
      )}
    </div>
  )
}
