import { type ReactNode, Suspense } from 'react'
import { MenuButton, type OpenMenu } from '../../ui/MenuButton.tsx'
import { FailureBoundary } from '../failure/FailureBoundary.tsx'
import type { LazyPart } from '../hydration/lazyPart.tsx'
import classes from './LazyMenu.module.css'

type Props = {
  label: string
  button: ReactNode
  buttonClassName?: string | undefined
  early?: string
  /** The list, in a chunk of its own that comes with a hover, the focus or the press. */
  List: LazyPart<{ label: string; open: OpenMenu }>
}

/** A menu of the frame: its button may be part of the first paint, its list is not. */
export function LazyMenu({ List, ...button }: Props) {
  return (
    <MenuButton
      {...button}
      onNear={() => void List.preload()}
      list={(open) => (
        <div className={classes.place}>
          <FailureBoundary>
            <Suspense>
              <List label={button.label} open={open} />
            </Suspense>
          </FailureBoundary>
        </div>
      )}
    />
  )
}
