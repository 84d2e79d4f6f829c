import { openerId } from './controlIds.ts'
import classes from './fieldOpener.module.css'
import { openField } from './selection.ts'

type Props = { name: string; label: string; isOpen: boolean }

/** Name of a field in a table; a press opens its details. */
export function FieldOpener({ name, label, isOpen }: Props) {
  return (
    <button
      type="button"
      id={openerId(name)}
      className={classes.open}
      aria-expanded={isOpen}
      onClick={() => openField(name, '')}
    >
      <span className={classes.label}>{label}</span>
      <code className={classes.key}>{name}</code>
    </button>
  )
}
