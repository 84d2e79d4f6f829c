import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { commissionRecords } from '../../features/rewards/referral/commissionRecords.ts'
import { friendRecords } from '../../features/rewards/referral/friendRecords.tsx'
import { Referral } from '../../features/rewards/referral/Referral.tsx'
import { changedQuery } from '../../kit/records/recordAddress.ts'
import { Segments } from '../../ui/Segments.tsx'
import textClasses from '../../ui/text.module.css'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

const lists = { friends: friendRecords, commissions: commissionRecords } as const
// The cast is safe: the ids are the keys of `lists`. Object.keys types keys as strings.
const listIds = Object.keys(lists) as (keyof typeof lists)[]

/**
 * Referral page: the invitation, and below it the friends or the daily commissions, as chosen by
 * the query string.
 */
export function ReferralScreen({ page }: { page: Page }) {
  const intl = useIntl()
  const [query, setQuery] = useSearchParams()
  const chosenId = listIds.find((id) => id === query.get('list')) ?? 'friends'
  return (
    <>
      <Referral />
      <h2 className={textClasses.heading}>
        <FormattedMessage id="rewards.referral.lists.title" />
      </h2>
      <Segments
        label={intl.formatMessage({ id: 'rewards.referral.lists.which' })}
        options={listIds.map((id) => ({
          id,
          label: intl.formatMessage({ id: `rewards.referral.lists.${id}` }),
        }))}
        look="chips"
        chosenId={chosenId}
        onChange={(id) =>
          setQuery(changedQuery(query, { list: id === 'friends' ? '' : id }), {
            preventScrollReset: true,
          })
        }
      />
      <RecordScreen page={page} definition={lists[chosenId]} />
    </>
  )
}
