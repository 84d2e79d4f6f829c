import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Switch } from './Switch.tsx'
import classes from './SwitchField.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'role' | 'checked'> & {
  checked: boolean
  label: ReactNode
  /** Text below the label; accessible description of the switch. */
  text?: ReactNode
}

/** Switch with its label and explanation. The whole row toggles it. */
export function SwitchField({ id, label, text, checked, ...input }: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={classes.row}>
      <div className={classes.about}>
        <label className={classes.label} htmlFor={controlId}>
          {label}
        </label>
        {text !== undefined && (
          <div id={`${controlId}-text`} className={classes.text}>
            {text}
          </div>
        )}
      </div>
      <Switch
        {...input}
        id={controlId}
        checked={checked}
        aria-describedby={text === undefined ? undefined : `${controlId}-text`}
      />
    </div>
  )
}
