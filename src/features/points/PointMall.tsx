import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../kit/modal/modalStore.ts'
import { Link } from '../../kit/page/Link.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { paths } from '../../paths.ts'
import { askForLogin } from '../../session/askForLogin.ts'
import { useAccountKind, useSession } from '../../session/session.queries.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PictureCards, PictureCardsSkeleton } from '../../ui/PictureCards.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { GoodsCard } from './GoodsCard.tsx'
import ownClasses from './OwnPoints.module.css'
import { OwnPoints } from './OwnPoints.tsx'
import classes from './PointMall.module.css'
import { type Goods, goodsQuery, pointBalanceQuery } from './points.queries.ts'

type Kind = Goods['type'] | 'ALL'

/** Returns the kind of the current user; undefined until the kind is known. */
function useLooker(): 'visitor' | 'trial' | 'member' | undefined {
  const session = useSession()
  const kind = useAccountKind()
  if (session.kind === 'visitor') return 'visitor'
  return kind === 'agent' ? 'member' : kind
}

type Looker = ReturnType<typeof useLooker>

/** Points mall: items to redeem for points (PTS-01), below the user's points. */
export function PointMall() {
  const looker = useLooker()
  const goods = useQuery(goodsQuery())
  const balance = useQuery({ ...pointBalanceQuery(), enabled: looker === 'member' })
  return (
    <>
      <Top looker={looker} />
      <QueryPart query={goods} failedId="points.failed" placeholder={<GoodsSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={<FormattedMessage id="points.none" />} />
          ) : (
            <GoodsList goods={items} points={balance.data?.points} looker={looker} />
          )
        }
      </QueryPart>
    </>
  )
}

/** Points of a member, or a prompt to log in or register for other users. */
function Top({ looker }: { looker: Looker }) {
  if (looker === 'member') return <OwnPoints links={<MallLinks />} />
  if (looker === 'visitor') {
    return (
      <Prompt text={<FormattedMessage id="points.visitor" />}>
        <Button variant="primary" onClick={() => askForLogin(paths.pointMall())}>
          <FormattedMessage id="points.logIn" />
        </Button>
      </Prompt>
    )
  }
  if (looker === 'trial') {
    return (
      <Prompt text={<FormattedMessage id="points.trial" />}>
        <Button variant="primary" onClick={() => openModal({ name: 'register' })}>
          <FormattedMessage id="points.register" />
        </Button>
      </Prompt>
    )
  }
  return <TopSkeleton />
}

const MallLinks = () => (
  <>
    <Link to={paths.member('redemptions')} {...buttonLook('quiet')}>
      <FormattedMessage id="pages.member.redemptions" />
    </Link>
    <Link to={paths.member('points')} {...buttonLook('quiet')}>
      <FormattedMessage id="pages.member.points" />
    </Link>
  </>
)

function Prompt({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={ownClasses.box}>
      <div className={ownClasses.words}>
        <p className={ownClasses.prompt}>{text}</p>
        <p className={ownClasses.note}>
          <FormattedMessage id="points.noExpiry" />
        </p>
      </div>
      {children}
    </div>
  )
}

/** Placeholder for the points until the kind of user is known. */
const TopSkeleton = () => (
  <div className={ownClasses.box} aria-hidden="true">
    <span className={ownClasses.block} />
  </div>
)

type GoodsListProps = { goods: readonly Goods[]; points: number | undefined; looker: Looker }

function GoodsList({ goods, points, looker }: GoodsListProps) {
  const intl = useIntl()
  const [kind, setKind] = useState<Kind>('ALL')
  const kinds = [...new Set(goods.map(({ type }) => type))]
  const redeem = ({ id }: Goods) => {
    if (looker === 'visitor') askForLogin(paths.pointMall())
    else if (looker === 'trial') openModal({ name: 'register' })
    else openModal({ name: 'redeemGoods', goodsId: id })
  }
  return (
    <>
      {kinds.length > 1 && (
        <Segments
          label={intl.formatMessage({ id: 'points.filter' })}
          options={(['ALL', ...kinds] as const).map((id) => ({
            id,
            label: intl.formatMessage({ id: `points.filters.${id}` }),
          }))}
          look="chips"
          chosenId={kind}
          onChange={setKind}
        />
      )}
      <div className={classes.goods}>
        <PictureCards>
          {goods
            .filter(({ type }) => kind === 'ALL' || type === kind)
            .map((one) => (
              <GoodsCard key={one.id} goods={one} points={points} onRedeem={() => redeem(one)} />
            ))}
        </PictureCards>
      </div>
    </>
  )
}

const GoodsSkeleton = () => (
  <>
    <span className={classes.waitingFilter} />
    <PictureCardsSkeleton />
  </>
)

export const PointMallSkeleton = () => (
  <>
    <TopSkeleton />
    <GoodsSkeleton />
  </>
)
