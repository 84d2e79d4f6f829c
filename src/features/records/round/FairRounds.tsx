import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { CopyButton } from '../../../kit/page/CopyButton.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import betClasses from '../BetDialog.module.css'
import { minesTiles, tilePlace } from './readRound.ts'
import classes from './round.module.css'

type Schemas = components['schemas']

/** Result of a crash round, and the proof of its fairness. */
export function CrashResult({ round, nodeId }: { round: Schemas['CrashRound']; nodeId: string }) {
  const fact = useMultiplierFact()
  const { target, cashedOutAt, crashedAt, proof } = round
  const facts = [
    ...fact('records.bet.crash.crashedAt', crashedAt),
    ...fact('records.bet.crash.cashedOutAt', cashedOutAt),
    ...fact('records.bet.crash.target', target),
  ]
  return (
    <>
      {crashedAt !== undefined && (
        <p className={classes.sentence} data-won={cashedOutAt !== undefined}>
          <FormattedMessage
            id={
              cashedOutAt === undefined ? 'records.bet.crash.lost' : 'records.bet.crash.cashedOut'
            }
          />
        </p>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
      <Proof proof={proof} nodeId={nodeId} />
    </>
  )
}

/** Result of a mines round: the tiles, the multiplier, and the proof of its fairness. */
export function MinesResult({ round, nodeId }: { round: Schemas['MinesRound']; nodeId: string }) {
  const intl = useIntl()
  const fact = useMultiplierFact()
  const { mines, opened, mineTiles, multiplier, proof } = round
  const isLost = opened.some((tile) => mineTiles?.includes(tile))
  const named = (tiles: readonly number[]) =>
    intl.formatList(
      tiles.map((tile) => intl.formatMessage({ id: 'records.bet.mines.tile' }, tilePlace(tile))),
    )
  return (
    <>
      <div className={classes.field} aria-hidden="true">
        {minesTiles(round).map((state, tile) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the tile.
          <span key={tile} className={classes.mine} data-state={state} />
        ))}
      </div>
      <p className={classes.sentence} data-won={mineTiles !== undefined && !isLost}>
        <FormattedMessage
          id={isLost ? 'records.bet.mines.lost' : 'records.bet.mines.opened'}
          values={{ mines, count: isLost ? opened.length - 1 : opened.length }}
        />
      </p>
      <p className="visuallyHidden">
        {opened.length > 0 && (
          <FormattedMessage id="records.bet.mines.tiles" values={{ tiles: named(opened) }} />
        )}{' '}
        {mineTiles && (
          <FormattedMessage id="records.bet.mines.mineTiles" values={{ tiles: named(mineTiles) }} />
        )}
      </p>
      <FactList facts={fact('records.bet.multiplier', multiplier)} />
      <Proof proof={proof} nodeId={nodeId} />
    </>
  )
}

function useMultiplierFact() {
  const intl = useIntl()
  const language = useLanguage()
  return (id: MessageId, multiplier: string | undefined): Fact[] => {
    if (multiplier === undefined) return []
    const shown = formatNumber(Number(multiplier), language, { minimumFractionDigits: 2 })
    const value = intl.formatMessage({ id: 'records.bet.times' }, { multiplier: shown })
    return [{ id, term: intl.formatMessage({ id }), value }]
  }
}

type ProofProps = { proof: Schemas['FairProof']; nodeId: string }

/** Seeds of a provably fair round, and a link to the page that verifies them. */
function Proof({ proof, nodeId }: ProofProps) {
  const intl = useIntl()
  const { serverSeedHash, serverSeed, clientSeed, nonce } = proof
  const seed = (name: 'serverSeedHash' | 'serverSeed' | 'clientSeed', text: string): ReactNode => (
    <div className={betClasses.reference}>
      <p>
        <span className={betClasses.referenceTitle}>
          {intl.formatMessage({ id: `records.bet.proof.${name}` })}
        </span>
        <code className={betClasses.code}>{text}</code>
      </p>
      <CopyButton
        text={text}
        label={intl.formatMessage({ id: `records.bet.proof.copy.${name}` })}
      />
    </div>
  )
  return (
    <details className={classes.more}>
      <summary>
        <FormattedMessage id="records.bet.proof.title" />
      </summary>
      <div className={classes.proof}>
        {seed('serverSeedHash', serverSeedHash)}
        {serverSeed === undefined ? (
          <p className={classes.none}>
            <FormattedMessage id="records.bet.proof.hidden" />
          </p>
        ) : (
          seed('serverSeed', serverSeed)
        )}
        {seed('clientSeed', clientSeed)}
        <p className={classes.none}>
          <FormattedMessage id="records.bet.proof.nonce" values={{ nonce }} />
        </p>
        <p>
          <Link to={paths.game(nodeId)}>
            <FormattedMessage id="records.bet.proof.verify" />
          </Link>
        </p>
      </div>
    </details>
  )
}
