import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { write } from '../../api/write.ts'
import { closeModal } from '../../kit/modal/modalStore.ts'
import { paths } from '../../paths.ts'
import { forgetMember } from '../../session/forgetMember.ts'
import { endSession, leaveSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import layoutClasses from '../../ui/layout.module.css'

/**
 * Asks for confirmation before logging out (HEAD-19), shows the request as pending (HEAD-20), and
 * ends at the home page (HEAD-21).
 */
export function ConfirmLogoutDialog() {
  const intl = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const logOut = async () => {
    setBusy(true)
    leaveSession()
    // The browser drops the session whatever the server responds.
    await write('DELETE /wps/session/logout', {}).catch(() => {})
    endSession()
    forgetMember(queryClient)
    await closeModal()
    await navigate(paths.home(), { replace: true })
  }
  return (
    <div className={layoutClasses.stack24}>
      <p>{intl.formatMessage({ id: 'logout.question' })}</p>
      <div className={layoutClasses.answers}>
        <Button onClick={() => void closeModal()}>
          {intl.formatMessage({ id: 'app.cancel' })}
        </Button>
        <Button variant="primary" isBusy={isBusy} data-autofocus onClick={() => void logOut()}>
          {intl.formatMessage({ id: 'app.ok' })}
        </Button>
      </div>
    </div>
  )
}
