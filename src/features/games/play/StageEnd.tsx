import { useIntl } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useSession } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { StageMessage } from './StageMessage.tsx'

type Props = { title: string; onReopen: () => void }

/**
 * Shown when the session that opened a game has ended: the server accepts no more bets of the game.
 */
export function StageEnd({ title, onReopen }: Props) {
  const intl = useIntl()
  const isBack = useSession().kind === 'signedIn'
  return (
    <StageMessage title={intl.formatMessage({ id: 'games.stage.ended.title' }, { title })}>
      <p>
        {intl.formatMessage({ id: isBack ? 'games.stage.ended.back' : 'games.stage.ended.text' })}
      </p>
      {isBack ? (
        <Button variant="primary" onClick={onReopen}>
          {intl.formatMessage({ id: 'games.stage.ended.reopen' })}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => openModal({ name: 'login' }, { over: true })}>
          {intl.formatMessage({ id: 'games.stage.login' })}
        </Button>
      )}
    </StageMessage>
  )
}
