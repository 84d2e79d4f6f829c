import type { ReactNode } from 'react'
import { GameTypeMenuSkeleton } from '../features/games/lobby/GameTypeMenuSkeleton.tsx'
import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { FeaturePart } from './FeaturePart.tsx'
import classes from './LobbyPart.module.css'

const GameTypeMenu = lazyPart(() =>
  import('../features/games/lobby/GameTypeMenu.tsx').then((file) => file.GameTypeMenu),
)

type Props = {
  /** Skeleton of the content, shown while it loads. */
  placeholder: ReactNode
  inBrowserOnly?: boolean
  children: ReactNode
}

/** A section of the lobby: the menu of game types, and the content for one type. */
export function LobbyPart({ placeholder, children, ...rest }: Props) {
  const shape = (
    <div className={classes.lobby}>
      <GameTypeMenuSkeleton />
      <div>{placeholder}</div>
    </div>
  )
  return (
    <FeaturePart placeholder={shape} {...rest}>
      <div className={classes.lobby}>
        <GameTypeMenu />
        <div>{children}</div>
      </div>
    </FeaturePart>
  )
}
