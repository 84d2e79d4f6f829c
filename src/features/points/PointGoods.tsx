import { useIntl } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { read } from '../../api/read.ts'
import { ReadFailure } from '../../kit/failure/ReadFailure.tsx'
import { Money } from '../../kit/format/Money.tsx'
import { formatNumber } from '../../kit/format/numbers.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { paths } from '../../paths.ts'
import { askForLogin } from '../../session/askForLogin.ts'
import { statusQuery, useAccountKind, useSession } from '../../session/session.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import classes from './PointGoods.module.css'

type Goods = components['schemas']['Goods']

/** The goods of the points mall for members (PTS-01), and the way to become one for everybody else. */
export function PointGoods() {
  const intl = useIntl()
  const isVisitor = useSession().kind === 'visitor'
  const kind = useAccountKind()
  if (isVisitor) {
    return (
      <Prompt
        text={intl.formatMessage({ id: 'points.visitor' })}
        action={intl.formatMessage({ id: 'points.logIn' })}
        onPress={() => askForLogin(paths.pointMall())}
      />
    )
  }
  if (kind === 'trial') {
    return (
      <Prompt
        text={intl.formatMessage({ id: 'points.trial' })}
        action={intl.formatMessage({ id: 'points.register' })}
        onPress={() => openModal({ name: 'register' })}
      />
    )
  }
  if (kind === undefined) return <PointGoodsSkeleton />
  return <Mall />
}

function Prompt({ text, action, onPress }: { text: string; action: string; onPress: () => void }) {
  return (
    <EmptyState surface="panel" text={text}>
      <Button variant="primary" onClick={onPress}>
        {action}
      </Button>
    </EmptyState>
  )
}

function Mall() {
  const intl = useIntl()
  const language = useLanguage()
  const balance = useQuery(read('/wps/relay/MCS2_getPointBalance', {}))
  const goods = useQuery(read('/wps/relay/MCS2_getPointReward', { query: { pageSize: 100 } }))
  if (goods.data === undefined) {
    return goods.isError ? (
      <ReadFailure
        titleId="points.failed"
        error={goods.error}
        isRetrying={goods.isFetching}
        onRetry={() => void goods.refetch()}
      />
    ) : (
      <PointGoodsSkeleton />
    )
  }
  const points = balance.data?.points
  return (
    <>
      <p className={classes.balance}>
        {intl.formatMessage(
          { id: 'points.balance' },
          { points: points === undefined ? '–' : formatNumber(points, language) },
        )}
      </p>
      {goods.data.items.length === 0 && (
        <EmptyState text={intl.formatMessage({ id: 'points.none' })} />
      )}
      <ul className={classes.goods}>
        {goods.data.items.map((one) => (
          <li key={one.id}>
            <GoodsCard goods={one} points={points} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What it takes: points, and money where it wants some besides. */
function GoodsCard({ goods, points }: { goods: Goods; points: number | undefined }) {
  const intl = useIntl()
  const language = useLanguage()
  const symbol = useQuery(statusQuery()).data?.market.currencySymbol ?? ''
  const missing = points === undefined ? 0 : goods.points - points
  const state = goods.stock === 0 ? 'gone' : missing > 0 ? 'missing' : undefined
  return (
    <article className={classes.card}>
      <img src={goods.imageUrl} alt="" width="640" height="240" loading="lazy" decoding="async" />
      <h2>{goods.name}</h2>
      <p>{goods.description}</p>
      <p className={classes.price}>
        {intl.formatMessage(
          { id: 'points.price' },
          { points: formatNumber(goods.points, language) },
        )}
        {Number(goods.amount) > 0 && (
          <span>
            {' + '}
            <Money amount={goods.amount} symbol={symbol} />
          </span>
        )}
      </p>
      {state === 'gone' && <p>{intl.formatMessage({ id: 'points.gone' })}</p>}
      {state === 'missing' && (
        <p>
          {intl.formatMessage(
            { id: 'points.missing' },
            { points: formatNumber(missing, language) },
          )}
        </p>
      )}
    </article>
  )
}

const places = [1, 2, 3, 4, 5, 6]

/** The places of goods that are on their way, below the line of one's points. */
export function PointGoodsSkeleton() {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'app.loading' })}>
      <span className={classes.waitingBalance} />
      <div className={classes.goods}>
        {places.map((place) => (
          <span key={place} className={classes.waiting} />
        ))}
      </div>
    </div>
  )
}
