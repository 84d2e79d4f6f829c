import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { ContentLanguageNotice } from '../../kit/language/ContentLanguageNotice.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { BetFirst } from '../../money/gifts/BetFirst.tsx'
import { paths } from '../../paths.ts'
import { useContentLanguage } from '../../session/contentLanguage.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PictureCards, PictureCardsSkeleton } from '../../ui/PictureCards.tsx'
import { PromotionsPicture } from '../../ui/pictures/PromotionsPicture.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { PromotionCard } from './PromotionCard.tsx'
import classes from './PromotionList.module.css'
import { groupPromotions, type PromotionType } from './promotionGroups.ts'
import { useActivities, usePromotions } from './promotions.queries.ts'

/** Cards of the activities, in the order of the server's response. */
const ActivityCards = ({ query }: { query: ReturnType<typeof useActivities> }) => (
  <QueryPart
    query={query}
    failedId="promotions.failed"
    placeholder={<PictureCardsSkeleton size="large" />}
  >
    {({ items }) => (
      <PictureCards size="large">
        {items.map((activity) => (
          <PromotionCard key={activity.id} shown={activity} opens="activity" />
        ))}
      </PictureCards>
    )}
  </QueryPart>
)

/**
 * Promotions by kind, with a filter (PROMO-05), followed by the activities to which members can
 * apply. The promotion or activity that the URL hash names is marked.
 */
export function PromotionList() {
  return (
    <QueryPart
      query={usePromotions()}
      failedId="promotions.failed"
      placeholder={<PromotionsSkeleton />}
    >
      {({ items }) => <Groups groups={groupPromotions(items)} />}
    </QueryPart>
  )
}

type GroupId = PromotionType | 'ACTIVITY'

function Groups({ groups }: { groups: ReturnType<typeof groupPromotions> }) {
  const intl = useIntl()
  const contentLanguage = useContentLanguage()
  const [chosen, setChosen] = useState<GroupId | 'ALL'>('ALL')
  const activities = useActivities()
  const hasActivities = activities.data?.items.length !== 0
  if (groups.length === 0 && !hasActivities) return <NoPromotions />
  const ids: (GroupId | 'ALL')[] = ['ALL', ...groups.map(({ type }) => type)]
  if (hasActivities) ids.push('ACTIVITY')
  const isShown = (id: GroupId) => chosen === 'ALL' || chosen === id
  return (
    <>
      <div className={classes.head}>
        <ContentLanguageNotice {...contentLanguage} textId="content.language" />
        <Segments
          label={intl.formatMessage({ id: 'promotions.filter' })}
          options={ids.map((id) => ({
            id,
            label: intl.formatMessage({ id: `promotions.types.${id}` }),
          }))}
          look="chips"
          chosenId={chosen}
          onChange={setChosen}
        />
      </div>
      {groups
        .filter(({ type }) => isShown(type))
        .map(({ type, promotions }, place) => (
          <Group key={type} id={type}>
            <PictureCards size="large">
              {promotions.map((promotion, index) => (
                <PromotionCard
                  key={promotion.id}
                  shown={promotion}
                  opens="promotion"
                  isFirst={place + index === 0}
                />
              ))}
            </PictureCards>
          </Group>
        ))}
      {!hasActivities && chosen === 'ALL' && <BetFirst gamesPath={paths.hot()} />}
      {hasActivities && isShown('ACTIVITY') && (
        <Group id="ACTIVITY">
          <ActivityCards query={activities} />
        </Group>
      )}
    </>
  )
}

function NoPromotions() {
  const intl = useIntl()
  return (
    <EmptyState
      picture={<PromotionsPicture />}
      text={intl.formatMessage({ id: 'promotions.none' })}
    >
      <Link to={paths.hot()} {...buttonLook('secondary')}>
        {intl.formatMessage({ id: 'onward.games' })}
      </Link>
    </EmptyState>
  )
}

function Group({ id, children }: { id: GroupId; children: ReactNode }) {
  const intl = useIntl()
  return (
    <section className={classes.group} aria-labelledby={`of-${id}`}>
      <h2 id={`of-${id}`}>{intl.formatMessage({ id: `promotions.types.${id}` })}</h2>
      {children}
    </section>
  )
}

/** Skeleton of the promotions, with space for the filter and the first heading. */
export function PromotionsSkeleton() {
  return (
    <>
      <span className={classes.waitingFilter} />
      <PictureCardsSkeleton size="large" />
    </>
  )
}
