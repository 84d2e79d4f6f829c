import type { ReactNode } from 'react'
import type { ModalName } from '../../../kit/modal/modalTable.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import classes from '../../../ui/TopBar.module.css'

type Props = {
  /** Value of `data-early`, by which a press before hydration is stored and replayed. */
  earlyId: string
  /** Accessible name. */
  label: string
  /** Dialog that the button opens, for preloading. */
  modal: ModalName
  icon: ReactNode
  onPress: () => void
}

/** Icon button in the header that opens a dialog. */
export function ToolButton({ earlyId, label, modal, icon, onPress }: Props) {
  return (
    <button
      type="button"
      className={classes.tool}
      data-early={earlyId}
      aria-label={label}
      onPointerEnter={() => preloadModal(modal)}
      onClick={onPress}
    >
      {icon}
    </button>
  )
}
