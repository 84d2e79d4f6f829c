import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../../../kit/page/Link.tsx'
import type { RowProps } from './rowProps.ts'
import type { RowAction } from './searchRows.ts'

type Props = Pick<RowProps, 'active' | 'cellId' | 'onChoose' | 'onAct'> & {
  /** Which of the row's actions it is. */
  place: number
  action: RowAction
  className?: string | undefined
  controlClass?: string | undefined
  /** Where what is shown does not say it all. */
  label?: string | undefined
  children: ReactNode
}

/** Opens a link as the browser would: in another tab or window. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

/** One thing that can be done with a row, by a press or, when it is chosen, by Enter in the field. */
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
    // The field has the focus, and its keys come here.
    tabIndex: -1,
    'aria-label': label,
    'data-active': isActive || undefined,
    // A press must not take the focus from the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: () => {
      if (!isActive) onChoose(place)
    },
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    // biome-ignore lint/a11y/useFocusableInteractive: the field names it by aria-activedescendant.
    <div
      id={cellId(place)}
      role="gridcell"
      className={className}
      aria-selected={isActive}
      // What readers say when it is chosen; not all of them take the name of what is in it.
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
