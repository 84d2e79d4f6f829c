import type { ReactNode } from 'react'
import { MenuButton } from './MenuButton.tsx'
import { type MenuItem, MenuList } from './MenuList.tsx'

type Props = {
  /** Accessible name of the button. */
  label: string
  button: ReactNode
  buttonClassName?: string | undefined
  items: readonly MenuItem[]
  /** Content above the items, without controls. */
  header?: ReactNode
  /** Edge of the button that the list is aligned with; the end by default. */
  align?: 'start'
}

/** Button that opens a short list of actions, options or links. */
export function Menu({ label, button, buttonClassName, items, header, align }: Props) {
  return (
    <MenuButton
      label={label}
      button={button}
      buttonClassName={buttonClassName}
      list={(open) => (
        <MenuList {...open} label={label} items={items} header={header} align={align} />
      )}
    />
  )
}
