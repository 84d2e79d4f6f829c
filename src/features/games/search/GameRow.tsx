import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { InfoIcon } from '../../../ui/controlIcons.tsx'
import { GamePicture } from '../tiles/GamePicture.tsx'
import { ActionCell } from './ActionCell.tsx'
import classes from './GameRow.module.css'
import { MarkedName } from './MarkedName.tsx'
import { ResultRow } from './ResultRow.tsx'
import type { RowProps } from './rowProps.ts'
import type { SearchRow } from './searchRows.ts'

type Props = RowProps & { row: Extract<SearchRow, { kind: 'game' }>; text: string }

/** Row of a game in the results. Its actions start the game or its free trial, or open its page. */
export function GameRow({ row, text, ...rest }: Props) {
  const intl = useIntl()
  const { game, actions } = row
  const values = { game: game.displayName, vendor: game.vendorName }
  return (
    <ResultRow className={classes.row} isActive={rest.active !== undefined}>
      {actions.map((action, place) => {
        const shared = { ...rest, place, action }
        if (place === 0)
          return (
            <ActionCell
              {...shared}
              key="play"
              className={classes.main}
              controlClass={classes.play}
              label={intl.formatMessage({ id: 'games.search.play' }, { facts: factsOf(game) })}
            >
              <GameFacts game={game} text={text} />
            </ActionCell>
          )
        return action.does === 'play' ? (
          <ActionCell
            {...shared}
            key="trial"
            className={classes.trial}
            controlClass={classes.trialButton}
            label={intl.formatMessage({ id: 'games.tryNamed' }, values)}
          >
            <FormattedMessage id="games.freeTrial" />
          </ActionCell>
        ) : (
          <Fragment key="details">
            <GameRate game={game} />
            <ActionCell
              {...shared}
              className={classes.details}
              controlClass={classes.detailsLink}
              label={intl.formatMessage({ id: 'games.search.details' }, values)}
            >
              <InfoIcon />
            </ActionCell>
          </Fragment>
        )
      })}
    </ResultRow>
  )
}

type GameProps = { game: Props['row']['game'] }

/** Visible names of a game, in display order. */
const factsOf = ({ displayName, nodeName, vendorName }: GameProps['game']): string =>
  [...new Set([displayName, vendorName, nodeName])].join(', ')

function GameFacts({ game, text }: GameProps & { text: string }) {
  const { displayName, nodeName, vendorName, showIcon } = game
  return (
    <>
      <span className={classes.art}>
        <GamePicture className={classes.picture} src={showIcon} width={300} height={400} />
        <span className={classes.veil}>
          <PlayIcon />
        </span>
      </span>
      <span className={classes.facts}>
        <span className={classes.name} dir="auto">
          <MarkedName name={displayName} text={text} />
        </span>{' '}
        <span className={classes.more}>
          <span className={classes.vendor} dir="auto">
            {vendorName}
          </span>{' '}
          {nodeName !== displayName && (
            <span className={classes.original}>
              <span dir="auto">
                <MarkedName name={nodeName} text={text} />
              </span>
            </span>
          )}
        </span>
      </span>
    </>
  )
}

/** RTP of a game that has one, as the market requires, or a maintenance note. */
function GameRate({ game: { rtp, inMaintenance } }: GameProps) {
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: table rows cannot be laid out side by side.
    // biome-ignore lint/a11y/useFocusableInteractive: the cell is informational only.
    <div role="gridcell" className={classes.end}>
      {inMaintenance ? (
        <span className={classes.closed}>
          <FormattedMessage id="games.inMaintenance" />
        </span>
      ) : (
        rtp !== undefined && (
          <FormattedMessage id="games.rtp" values={{ percent: formatPercent(rtp, language) }} />
        )
      )}
    </div>
  )
}

const PlayIcon = () => (
  <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">
    <path d="M8 5.3v13.4a1 1 0 0 0 1.5.9l11-6.7a1 1 0 0 0 0-1.8l-11-6.7A1 1 0 0 0 8 5.3Z" />
  </svg>
)
