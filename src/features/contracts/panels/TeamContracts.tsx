import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { LastPage, RecordPager } from '../../../kit/records/RecordPager.tsx'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'
import { rowsOnce } from '../rowsOnce.ts'
import type { ContractKind } from '../terms/contractKinds.ts'
import classes from './panels.module.css'
import { useTeamColumns } from './useTeamColumns.tsx'
import { pagesOf, teamPageParameter, useTeamContracts } from './useTeamContracts.ts'

/** Contracts with the direct downlines, and the open offers to them. */
export function TeamContracts({ kind }: { kind: ContractKind }) {
  const intl = useIntl()
  const { page, offered, active } = useTeamContracts(kind)
  const columns = useTeamColumns(kind)
  const title = intl.formatMessage({ id: 'contracts.team.title' })
  const isStale = offered.isPlaceholderData || active.isPlaceholderData
  return (
    <section className={classes.part}>
      <div className={layoutClasses.head}>
        <h2 className={classes.heading}>{title}</h2>
        <OfferButton kind={kind} />
      </div>
      <QueryPart query={offered} placeholder={<Skeleton count={4} />}>
        {(offers) => (
          <QueryPart query={active} placeholder={<Skeleton count={4} />}>
            {(inForce) => {
              const rows = rowsOnce(offers.items, inForce.items)
              const pages = pagesOf(offers.total, inForce.total)
              if (page > pages && !isStale) {
                return <LastPage page={pages} parameter={teamPageParameter} />
              }
              return rows.length === 0 ? (
                <EmptyState
                  surface="panel"
                  picture={<FriendsPicture />}
                  text={<FormattedMessage id="contracts.team.none" values={{ kind }} />}
                />
              ) : (
                <>
                  <ThemeProvider>
                    <DataTable
                      label={title}
                      columns={columns}
                      isStale={isStale}
                      rows={rows}
                      rowKey={({ id }) => id}
                    />
                  </ThemeProvider>
                  {pages > 1 && (
                    <RecordPager
                      page={page}
                      pages={pages}
                      total={offers.total + inForce.total}
                      label={intl.formatMessage({ id: 'contracts.team.pages' })}
                      parameter={teamPageParameter}
                    />
                  )}
                </>
              )
            }}
          </QueryPart>
        )}
      </QueryPart>
    </section>
  )
}

function OfferButton({ kind }: { kind: ContractKind }) {
  return (
    <Button
      variant="primary"
      onPointerEnter={() => preloadModal('offerContract')}
      onClick={() => openModal({ name: 'offerContract', kind })}
    >
      <FormattedMessage id="contracts.offer.open" />
    </Button>
  )
}
