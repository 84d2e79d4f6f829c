import { paths } from '../../../paths.ts'
import { GameStage } from './GameStage.tsx'
import { keepPlaying, leave, minimise, type PlayedGame, restore, useIsMini } from './player.ts'

/** A game over the page (GAME-12), or in its corner while its player browses on. */
export function GamePlayer({ nodeId, title, ...data }: PlayedGame) {
  const isMini = useIsMini()
  const freeTrial = data.freeTrial === true
  return (
    <GameStage
      // Another game in the same place is another stage.
      key={`${nodeId} ${freeTrial}`}
      request={{ kind: 'game', nodeId, freeTrial }}
      title={title}
      next={paths.seamless(nodeId)}
      corner={{ isMini, onMinimise: minimise, onRestore: restore }}
      onStart={keepPlaying}
      onClose={leave}
      onLeave={leave}
    />
  )
}
