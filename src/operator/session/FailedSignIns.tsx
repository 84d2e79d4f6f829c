import { useIntl } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { closeFailedSignIns, useOperatorSession } from './operatorSession.ts'
import classes from './signIn.module.css'

/**
 * Notice after the sign-in about failed sign-ins with the operator's username, and their addresses.
 */
export function FailedSignIns() {
  const intl = useIntl()
  const failed = useOperatorSession((state) => state.failedSignIns)
  if (!failed) return null
  const { count, addresses } = failed
  return (
    <div className={classes.failed}>
      <Notice
        tone="warning"
        role="status"
        actions={
          <TextButton onClick={closeFailedSignIns}>
            {intl.formatMessage({ id: 'operator.signIn.failed.close' })}
          </TextButton>
        }
      >
        <p>{intl.formatMessage({ id: 'operator.signIn.failed.text' }, { count })}</p>
        {addresses.length > 0 && (
          <p>
            {intl.formatMessage(
              { id: 'operator.signIn.failed.from' },
              { addresses: <bdi translate="no">{addresses.join(', ')}</bdi> },
            )}
          </p>
        )}
      </Notice>
    </div>
  )
}
