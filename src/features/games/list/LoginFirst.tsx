import { useIntl } from 'react-intl'
import { askForLogin } from '../../../session/askForLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { OwnPicture } from './OwnPicture.tsx'

/** Login prompt in place of a player's own games, which appear after the login (ROLE-07). */
export function LoginFirst({ filter }: { filter: 'RECENT' | 'FAV' }) {
  const intl = useIntl()
  return (
    <EmptyState
      picture={<OwnPicture filter={filter} />}
      text={intl.formatMessage({ id: `games.own.${filter}.visitor` })}
    >
      <Button variant="primary" onClick={() => askForLogin(location.pathname + location.search)}>
        {intl.formatMessage({ id: 'games.stage.login' })}
      </Button>
    </EmptyState>
  )
}
