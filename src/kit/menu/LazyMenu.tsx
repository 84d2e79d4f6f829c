import { type ReactNode, Suspense } from 'react'
import { MenuButton, type OpenMenu } from '../../ui/MenuButton.tsx'
import { FailureBoundary } from '../failure/FailureBoundary.tsx'
import type { LazyPart } from '../hydration/lazyPart.tsx'
import classes from './LazyMenu.module.css'

type Props = {
  label: string
  button: ReactNode
  buttonClassName?: string | undefined
  earlyId?: string
  /** Content of the menu, in a separate chunk that loads on hover, focus or press. */
  List: LazyPart<{ label: string; open: OpenMenu }>
}

/** Menu button that can be part of the first paint. The list of the menu loads later. */
export function LazyMenu({ List, ...button }: Props) {
  return (
    <MenuButton
      {...button}
      onNear={() => void List.preload()}
      list={(open) => (
        <div className={classes.place}>
          <FailureBoundary shape="line">
            <Suspense>
              <List label={button.label} open={open} />
            </Suspense>
          </FailureBoundary>
        </div>
      )}
    />
  )
}
