import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { read } from '../../../api/read.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.queries.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { readLaunchTarget } from '../launch/launchTarget.ts'
import { GameStage } from './GameStage.tsx'
import classes from './SeamlessGame.module.css'

type GameAddress<NodeId> = { nodeId: NodeId; freeTrial: boolean; target: string | undefined }

/** Parses the game that the URL names (ROUTE-33) and drops invalid values. */
const readGameAddress = (search: URLSearchParams): GameAddress<string | undefined> => ({
  nodeId: /^\d{1,12}$/.exec(search.get('nodeId') ?? '')?.[0],
  freeTrial: search.get('freeTrial') === 'true',
  target: readLaunchTarget(search),
})

/**
 * Page filled by the game that the URL names. If the URL names no game, the page links to the
 * lobby.
 */
export function SeamlessGame() {
  return (
    <div className={classes.page}>
      <NamedGame />
    </div>
  )
}

function NamedGame() {
  const intl = useIntl()
  const [search] = useSearchParams()
  const { nodeId, freeTrial, target } = readGameAddress(search)
  if (nodeId === undefined) {
    return (
      <EmptyState text={intl.formatMessage({ id: 'games.seamless.none' })}>
        <Link to={paths.home()} {...buttonLook('primary')}>
          {intl.formatMessage({ id: 'games.seamless.lobby' })}
        </Link>
      </EmptyState>
    )
  }
  const key = `${nodeId} ${freeTrial} ${target}`
  return <Game key={key} nodeId={nodeId} freeTrial={freeTrial} target={target} />
}

function Game({ nodeId, freeTrial, target }: GameAddress<string>) {
  const navigate = useNavigate()
  const isKnown = useSession().kind !== 'unknown'
  const details = useQuery(read('/wps/games/{nodeId}', { path: { nodeId }, query: {} }))
  const leave = () => void navigate(paths.home())
  return (
    <QueryPart
      // The start depends on the session, so the game waits until the session is known.
      query={isKnown ? details : { ...details, data: undefined }}
      placeholder={
        <div className={classes.stage}>
          <Spinner />
        </div>
      }
    >
      {({ game }) => (
        <div className={classes.stage}>
          <GameStage
            request={{ kind: 'game', nodeId, freeTrial, target }}
            title={game.displayName}
            next={paths.seamless(nodeId, target)}
            onClose={leave}
            onLeave={leave}
          />
        </div>
      )}
    </QueryPart>
  )
}
