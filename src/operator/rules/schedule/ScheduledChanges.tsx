import { useIntl } from 'react-intl'
import { QueryFailure } from '../../../kit/query/QueryFailure.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useReturnFocus } from '../../ConfirmDialog.tsx'
import { changesOf } from '../differences.ts'
import { toEdited } from '../draft.ts'
import { ChangeList } from '../review/ChangeList.tsx'
import { type ScheduledRules, useVersion } from '../rules.queries.ts'

type Props = { scheduledRules: ScheduledRules; onClose: () => void }

/** Changes of the scheduled rules relative to their base version. */
export function ScheduledChanges({ scheduledRules: { follows, draft }, onClose }: Props) {
  const intl = useIntl()
  const from = useVersion(follows)
  useReturnFocus()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'operator.schedule.lookTitle' }, { version: follows })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="wide"
      isOpen
      onClose={onClose}
    >
      {from.data ? (
        <ChangeList heading="h3" changes={changesOf(toEdited(from.data.draft), toEdited(draft))} />
      ) : from.isError ? (
        <QueryFailure titleId="operator.failed.title" query={from} />
      ) : (
        <Spinner label={intl.formatMessage({ id: 'app.loading' })} />
      )}
    </Dialog>
  )
}
