import { useIntl } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { read } from '../../api/read.ts'
import { Money } from '../../kit/format/Money.tsx'
import { formatNumber } from '../../kit/format/numbers.ts'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../kit/modal/modalStore.ts'
import { LoadingRegion } from '../../kit/query/LoadingRegion.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { toMinor } from '../../lib/money.ts'
import { paths } from '../../paths.ts'
import { askForLogin } from '../../session/askForLogin.ts'
import { statusQuery, useAccountKind, useSession } from '../../session/session.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PictureCard, PictureCards, PictureCardsSkeleton } from '../../ui/PictureCards.tsx'
import classes from './PointGoods.module.css'

type Goods = components['schemas']['Goods']

/**
 * The goods of the points mall for members (PTS-01), and the way to become one for everybody else.
 */
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
  if (kind === undefined) {
    return (
      <LoadingRegion>
        <PointGoodsSkeleton />
      </LoadingRegion>
    )
  }
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
  const goods = useQuery(read('/wps/relay/MCS2_getPointReward', { query: { pageSize: 100 } }))
  const balance = useQuery(read('/wps/relay/MCS2_getPointBalance', {}))
  return (
    <QueryPart query={goods} failedId="points.failed" placeholder={<PointGoodsSkeleton />}>
      {({ items }) =>
        // Each of the goods says what is missing to it, which takes a line.
        balance.isPending && balance.failureCount === 0 ? (
          <LoadingRegion>
            <PointGoodsSkeleton />
          </LoadingRegion>
        ) : (
          <GoodsList goods={items} points={balance.data?.points} />
        )
      }
    </QueryPart>
  )
}

type GoodsListProps = {
  goods: readonly Goods[]
  /** What the member has; undefined while nobody knows. */
  points: number | undefined
}

function GoodsList({ goods, points }: GoodsListProps) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <>
      <p className={classes.balance}>
        {intl.formatMessage(
          { id: 'points.balance' },
          {
            count: points ?? 0,
            points: points === undefined ? '–' : formatNumber(points, language),
          },
        )}
      </p>
      {goods.length === 0 && <EmptyState text={intl.formatMessage({ id: 'points.none' })} />}
      <PictureCards>
        {goods.map((one) => (
          <GoodsCard key={one.id} goods={one} points={points} />
        ))}
      </PictureCards>
    </>
  )
}

/** Of a message about points: how many, as its plural and as its text. */
const pointValues = (points: number, language: Language) => ({
  count: points,
  points: formatNumber(points, language),
})

/** What it takes: points, and money where it wants some besides. */
function GoodsCard({ goods, points }: { goods: Goods; points: number | undefined }) {
  const intl = useIntl()
  const language = useLanguage()
  const symbol = useQuery(statusQuery()).data?.market.currencySymbol ?? ''
  const missing = points === undefined ? 0 : goods.points - points
  const state = goods.stock === 0 ? 'gone' : missing > 0 ? 'missing' : undefined
  return (
    <PictureCard imageUrl={goods.imageUrl}>
      <div className={classes.words}>
        <h2>{goods.name}</h2>
        <p>{goods.description}</p>
        <p className={classes.price}>
          {intl.formatMessage(
            { id: toMinor(goods.amount) > 0 ? 'points.priceWithMoney' : 'points.price' },
            {
              ...pointValues(goods.points, language),
              money: <Money amount={goods.amount} symbol={symbol} />,
            },
          )}
        </p>
        {state === 'gone' && <p>{intl.formatMessage({ id: 'points.gone' })}</p>}
        {state === 'missing' && (
          <p>{intl.formatMessage({ id: 'points.missing' }, pointValues(missing, language))}</p>
        )}
      </div>
    </PictureCard>
  )
}

/** The places of goods that are on their way, below the line of one's points. */
export function PointGoodsSkeleton() {
  return (
    <>
      <span className={classes.waitingBalance} />
      <PictureCardsSkeleton />
    </>
  )
}
