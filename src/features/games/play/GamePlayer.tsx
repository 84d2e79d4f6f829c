import { paths } from '../../../paths.ts'
import { GameStage } from './GameStage.tsx'
import { keepPlaying, leave, minimise, type PlayedGame, restore, useIsMini } from './player.ts'

/** Game in a dialog (GAME-12), or in the corner of the page while the player visits other pages. */
export function GamePlayer({ nodeId, title, target, ...data }: PlayedGame) {
  const isMini = useIsMini()
  const freeTrial = data.freeTrial === true
  return (
    <GameStage
      // Remounts the stage for another game, or another selection in the same sports book.
      key={`${nodeId} ${freeTrial} ${target}`}
      request={{ kind: 'game', nodeId, freeTrial, target }}
      title={title}
      next={paths.seamless(nodeId, target)}
      corner={{ isMini, onMinimise: minimise, onRestore: restore }}
      onStart={keepPlaying}
      onClose={leave}
      onLeave={leave}
    />
  )
}
