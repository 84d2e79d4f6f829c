import { FormattedMessage } from 'react-intl'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RecordsPicture } from '../../ui/pictures/RecordsPicture.tsx'
import { Link } from '../page/Link.tsx'
import type { RecordAddress } from './recordAddress.ts'
import type { RecordsDefinition } from './sealedDefinition.ts'
import { WidenLink } from './WidenLink.tsx'

type Props = { definition: RecordsDefinition; address: RecordAddress }

/** Empty state of a record page, with links to a wider list and to related pages. */
export function NoRecords({ definition, address }: Props) {
  const { empty, emptyPicture: DrawnPicture = RecordsPicture, onward, filters } = definition
  return (
    <EmptyState surface="panel" picture={<DrawnPicture />} text={<FormattedMessage id={empty} />}>
      <WidenLink address={address} filters={filters} />
      {onward && (
        <Link to={onward.to} {...buttonLook('quiet')}>
          <FormattedMessage id={onward.label} />
        </Link>
      )}
    </EmptyState>
  )
}
