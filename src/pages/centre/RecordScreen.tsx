import { useIntl } from 'react-intl'
import { RecordPage } from '../../kit/records/RecordPage.tsx'
import type { RecordsDefinition } from '../../kit/records/sealedDefinition.ts'
import { useMarket } from '../../session/market.ts'
import type { Page } from '../page.ts'

type Props = { page: Page; definition: RecordsDefinition }

/** Page of records in the platform's currency and time zone. */
export function RecordScreen({ page, definition }: Props) {
  const intl = useIntl()
  const market = useMarket()
  return (
    <RecordPage
      key={definition.id}
      definition={definition}
      label={intl.formatMessage({ id: page.titleId })}
      {...market}
    />
  )
}
