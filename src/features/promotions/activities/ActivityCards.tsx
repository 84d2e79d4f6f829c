import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { PictureCards, PictureCardsSkeleton } from '../../../ui/PictureCards.tsx'
import { PromotionCard } from '../PromotionCard.tsx'
import type { useActivities } from '../promotions.queries.ts'

/** Activities in the order of the platform. */
export const ActivityCards = ({ query }: { query: ReturnType<typeof useActivities> }) => (
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
