import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { Bones } from '../../../kit/query/Bones.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useColorScheme } from '../../../kit/theme/themeStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'
import { UiProvider } from '../../../ui/UiProvider.tsx'
import { teamContractsQuery } from '../contracts.queries.ts'
import { rowsOnce } from '../rowsOnce.ts'
import type { ContractKind } from '../terms/contractKinds.ts'
import classes from './panels.module.css'
import { useTeamColumns } from './useTeamColumns.tsx'

/** What the agent pays their direct downlines, and what waits for their answer. */
export function TeamContracts({ kind }: { kind: ContractKind }) {
  const intl = useIntl()
  const offered = useQuery(teamContractsQuery(kind, 'OFFERED'))
  const active = useQuery(teamContractsQuery(kind, 'ACTIVE'))
  const columns = useTeamColumns(kind, offered.data?.items ?? [])
  const colorScheme = useColorScheme()
  const { direction } = useLanguage()
  const title = intl.formatMessage({ id: 'contracts.team.title' })
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{title}</h2>
        <Button
          variant="primary"
          onPointerEnter={() => preloadModal('offerContract')}
          onClick={() => openModal({ name: 'offerContract', kind })}
        >
          <FormattedMessage id="contracts.offer.open" />
        </Button>
      </div>
      <QueryPart query={offered} placeholder={<Bones count={4} />}>
        {(waiting) => (
          <QueryPart query={active} placeholder={<Bones count={4} />}>
            {(inForce) => {
              const rows = rowsOnce(waiting.items, inForce.items)
              return rows.length === 0 ? (
                <EmptyState
                  surface="panel"
                  picture={<FriendsPicture />}
                  text={<FormattedMessage id="contracts.team.none" values={{ kind }} />}
                />
              ) : (
                <UiProvider colorScheme={colorScheme} direction={direction}>
                  <DataTable label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
                </UiProvider>
              )
            }}
          </QueryPart>
        )}
      </QueryPart>
    </section>
  )
}
