import { useIntl } from 'react-intl'
import { type Failure, failureOf, failureReference } from '../../../api/failure.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { wordsOf } from '../../../kit/toast/toastStore.ts'
import { paths } from '../../../paths.ts'
import { askForLogin } from '../../../session/askForLogin.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import textClasses from '../../../ui/text.module.css'
import { GameGrid } from '../tiles/GameGrid.tsx'
import classes from './StageFailure.module.css'
import { StageMessage } from './StageMessage.tsx'

type Props = {
  title: string
  error: unknown
  /** URL that starts the game after a login. */
  next: string
  isStarting: boolean
  onRetry: () => void
}

/** Reason for which a game did not start, and the possible actions. */
export function StageFailure({ title, error, next, isStarting, onRetry }: Props) {
  const intl = useIntl()
  const failure = failureOf(error)
  const code = failure.kind === 'rejected' ? failure.code : undefined
  if (code === 'GAME_MAINTENANCE') return <Maintenance title={title} failure={failure} />
  const reference = failureReference(failure)
  return (
    <StageMessage title={intl.formatMessage({ id: 'games.stage.failed' }, { title })}>
      <p>
        {code === 'TRIAL_NOT_ALLOWED'
          ? intl.formatMessage({ id: 'games.realAccount.text' })
          : wordsOf(intl, failureText(error))}
      </p>
      {reference !== undefined && (
        <p className={textClasses.caption}>
          {intl.formatMessage({ id: 'games.stage.reference' }, { reference })}
        </p>
      )}
      {failure.kind === 'session' ? (
        <Button variant="primary" onClick={() => askForLogin(next)}>
          {intl.formatMessage({ id: 'games.stage.login' })}
        </Button>
      ) : code === 'TRIAL_NOT_ALLOWED' ? (
        <Button variant="primary" onClick={() => openModal({ name: 'register' })}>
          {intl.formatMessage({ id: 'games.realAccount.register' })}
        </Button>
      ) : code === 'IDENTITY_REQUIRED' ? (
        <Link to={paths.member('identity')} {...buttonLook('primary')}>
          {intl.formatMessage({ id: 'games.stage.identity' })}
        </Link>
      ) : code === 'PLAYER_LIMIT_REACHED' ? (
        <Link to={paths.member('protection')} {...buttonLook('primary')}>
          {intl.formatMessage({ id: 'games.stage.limits' })}
        </Link>
      ) : (
        code === undefined && (
          <Button variant="primary" isBusy={isStarting} onClick={onRetry}>
            {intl.formatMessage({ id: 'app.retry' })}
          </Button>
        )
      )}
    </StageMessage>
  )
}

/** Suggests other games for a game under maintenance (ERR-23). */
function Maintenance({ title, failure }: { title: string; failure: Failure }) {
  const intl = useIntl()
  const games = (failure.kind === 'rejected' && failure.details.suggestedGames) || []
  return (
    <StageMessage title={intl.formatMessage({ id: 'games.stage.maintenance' }, { title })}>
      {games.length > 0 && (
        <section className={classes.suggestions}>
          <h3 className={classes.subtitle}>
            {intl.formatMessage({ id: 'games.stage.suggestions' })}
          </h3>
          <GameGrid
            games={games}
            label={intl.formatMessage({ id: 'games.stage.suggestions' })}
            isPlain
          />
        </section>
      )}
    </StageMessage>
  )
}
