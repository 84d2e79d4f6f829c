import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { closeModal, openModal } from '../../kit/modal/modalStore.ts'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { useGoOn } from '../../kit/page/useGoOn.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { paths } from '../../paths.ts'
import { useModules } from '../../session/session.queries.ts'
import { TextButton } from '../../ui/TextButton.tsx'
import { DialogText } from './form/DialogText.tsx'
import { InvitationOver } from './form/InvitationOver.tsx'
import classes from './form/registrationForm.module.css'
import { RegistrationPanel } from './RegistrationPanel.tsx'
import { noteVisit } from './visit/noteVisit.ts'

/**
 * Register dialog: opens an account, then resumes the interrupted action or goes home (ROUTE-41).
 */
export function RegisterDialog({ next, referralCode }: ModalData<'register'>) {
  const goOn = useGoOn()
  const fromAddress = new URLSearchParams(useLocation().search).get('referralCode')

  const invitedBy = referralCode ?? fromAddress ?? ''
  useEffect(() => noteVisit(invitedBy), [invitedBy])

  const logIn = () => openModal(next ? { name: 'login', next } : { name: 'login' })
  const welcome = async (name: string, isSignedIn: boolean) => {
    if (!isSignedIn) {
      showToast('notice', { id: 'registration.accountExists', values: { name } })
      logIn()
      return
    }
    await closeModal()
    showToast('success', { id: 'registration.welcome', values: { name } })
    await goOn(next ?? paths.home())
  }
  return (
    <DialogText onLogin={logIn}>
      {invitedBy !== '' && <InvitationOver code={invitedBy} />}
      <RegistrationPanel
        referralCode={invitedBy}
        onRegistered={({ name, isSignedIn }) => void welcome(name, isSignedIn)}
      />
      <OneClickEntry data={{ ...(next && { next }), ...(referralCode && { referralCode }) }} />
    </DialogText>
  )
}

/** Link to one-click registration, shown while its module is on. */
function OneClickEntry({ data }: { data: ModalData<'oneClick'> }) {
  const intl = useIntl()
  if (!useModules()?.has('ONECLICKREG3')) return null
  return (
    <p className={classes.haveAccount}>
      <TextButton onClick={() => openModal({ name: 'oneClick', ...data })}>
        {intl.formatMessage({ id: 'registration.oneClick.offer' })}
      </TextButton>
    </p>
  )
}
