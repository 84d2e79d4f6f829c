import type { ReactNode } from 'react'
import { MenuButton } from './MenuButton.tsx'
import { type MenuItem, MenuList } from './MenuList.tsx'

type Props = {
  /** The button's accessible name. */
  label: string
  /** What the button shows. */
  button: ReactNode
  buttonClassName?: string | undefined
  items: readonly MenuItem[]
  /** Above the items; no controls. */
  header?: ReactNode
}

/** A button that opens a short list of actions, choices or ways to pages. */
export function Menu({ label, button, buttonClassName, items, header }: Props) {
  return (
    <MenuButton
      label={label}
      button={button}
      buttonClassName={buttonClassName}
      list={(open) => <MenuList {...open} label={label} items={items} header={header} />}
    />
  )
}
