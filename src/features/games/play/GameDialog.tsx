import { closeModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { paths } from '../../../paths.ts'
import { GameStage } from './GameStage.tsx'

/** A game over the page (GAME-12). */
export function GameDialog({ nodeId, title, ...data }: ModalData<'game'>) {
  const freeTrial = data.freeTrial === true
  return (
    <GameStage
      // Another game in the same place is another stage.
      key={`${nodeId} ${freeTrial}`}
      request={{ kind: 'game', nodeId, freeTrial }}
      title={title}
      next={paths.seamless(nodeId)}
      onClose={leave}
      onLeave={leave}
    />
  )
}

const leave = () => void closeModal()
