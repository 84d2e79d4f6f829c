import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { read } from '../../../api/read.ts'
import { useIsReachable } from '../../../identity/code/useIsReachable.ts'
import { newPasswordField } from '../../../identity/ruledField/newPassword.ts'
import { rulesQuery } from '../../../identity/ruledField/rules.queries.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { QueryFailure } from '../../../kit/query/QueryFailure.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { requirePasswordChange } from '../../../session/passwordDue.ts'
import { useModules } from '../../../session/session.queries.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import classes from './changePassword.module.css'

/**
 * Dialog that changes the login password: on the first login, if the password has expired or is
 * 123456 (LOGIN-11, LOGIN-32), or at the member's request.
 */
export function ChangePasswordDialog({ reason }: ModalData<'changePassword'>) {
  const intl = useIntl()
  useEffect(prepareEncryption, [])
  useEffect(() => {
    // Marks the change as required, however the dialog was opened.
    if (reason !== 'own') requirePasswordChange(reason)
  }, [reason])
  const modules = useModules()
  const rules = useQuery(rulesQuery())
  const security = useQuery(read('/wps/member/security', {}))
  const isReachable = useIsReachable(security.data)
  const failed = [rules, security].find(({ data, isError }) => data === undefined && isError)

  if (failed) {
    return <QueryFailure query={failed} />
  }
  if (!rules.data || !security.data || !modules) {
    return <Spinner label={intl.formatMessage({ id: 'app.loading' })} />
  }
  const { hasPassword } = security.data
  const why = hasPassword ? reason : 'none'
  return (
    <>
      <p className={classes.why}>{intl.formatMessage({ id: `changePassword.why.${why}` })}</p>
      <ChangePasswordForm
        field={newPasswordField(rules.data)}
        hasPassword={hasPassword}
        // The code goes to the phone or the e-mail address (ROLE-24). A member with neither is not
        // asked for a code.
        sendsCode={(modules.has('CHNGPASSVERIF3') || !hasPassword) && isReachable}
      />
    </>
  )
}
