import { type ReactNode, type Ref, useId } from 'react'
import { ChevronDownIcon } from '../../../ui/controlIcons.tsx'
import classes from './tree.module.css'
import type { TreeState } from './treeState.ts'

type Props = {
  tree: TreeState
  itemKey: string
  /** Name by which a typed letter finds the item. */
  name?: string
  level: number
  /** Position of the item among its siblings, and their number. */
  place?: { at: number; of: number }
  /** True if the children are shown; undefined for an item without children. */
  isOpen?: boolean | undefined
  onToggle?: () => void
  /** Undefined for an item without an action. */
  onActivate?: (() => void) | undefined
  ref?: Ref<HTMLDivElement>
  /** Child items, rendered while the item is open. */
  childItems?: ReactNode
  children: ReactNode
}

/** An item of a tree with its children. */
export function TreeItem({
  tree,
  itemKey,
  name,
  level,
  place,
  isOpen,
  onToggle,
  onActivate,
  ref,
  childItems,
  children,
}: Props) {
  const rowId = useId()
  const isFirst = level === 1 && place?.at === 1
  const isActive = tree.activeKey === undefined ? isFirst : tree.activeKey === itemKey
  return (
    <div
      ref={ref}
      role="treeitem"
      className={classes.item}
      tabIndex={isActive ? 0 : -1}
      aria-labelledby={rowId}
      aria-level={level}
      aria-setsize={place?.of}
      aria-posinset={place?.at}
      aria-expanded={isOpen}
      data-key={itemKey}
      data-name={name}
      data-acts={onActivate !== undefined || undefined}
      onClick={(event) => {
        event.stopPropagation()
        event.currentTarget.focus()
        onActivate?.()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return
        event.preventDefault()
        onActivate?.()
      }}
    >
      <div data-row className={classes.row}>
        {isOpen === undefined ? (
          <span className={classes.noToggle} />
        ) : (
          <Toggle tree={tree} itemKey={itemKey} onToggle={onToggle} />
        )}
        <div id={rowId} className={classes.content}>
          {children}
        </div>
      </div>
      {isOpen === true && (
        // biome-ignore lint/a11y/useSemanticElements: the children of a tree item form a group.
        <div role="group" className={classes.group}>
          {childItems}
        </div>
      )}
    </div>
  )
}

type ToggleProps = Pick<Props, 'tree' | 'itemKey'> & { onToggle: Props['onToggle'] | undefined }

/** Button that opens or closes an item with the pointer; the keyboard uses the arrow keys. */
const Toggle = ({ tree, itemKey, onToggle }: ToggleProps) => (
  <button
    type="button"
    data-toggle
    tabIndex={-1}
    aria-hidden="true"
    className={classes.toggle}
    onClick={(event) => {
      event.stopPropagation()
      tree.setActiveKey(itemKey)
      event.currentTarget.closest<HTMLElement>('[role="treeitem"]')?.focus()
      onToggle?.()
    }}
  >
    <ChevronDownIcon />
  </button>
)
