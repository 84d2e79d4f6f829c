import { useEffect, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { read } from '../../api/read.ts'
import type { Invitation } from '../../identity/ruledForm/RegistrationFormContext.ts'
import classes from '../../identity/ruledForm/registrationForm.module.css'
import { closeModal, openModal } from '../../kit/modal/modalStore.ts'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { useGoOn } from '../../kit/page/useGoOn.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { paths } from '../../paths.ts'
import { useModules } from '../../session/session.queries.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { DialogText } from './form/DialogText.tsx'
import { RegistrationPanel } from './RegistrationPanel.tsx'
import { noteVisit } from './visit/noteVisit.ts'

/**
 * Loads the invitation for the code of a link. `invitation` is undefined while it loads and if the
 * code is invalid; `isOver` is true if the invitation has ended or expired.
 */
function useInvitation(code: string): { invitation: Invitation | undefined; isOver: boolean } {
  // Prerendering has no location.
  const domain = globalThis.location?.hostname ?? ''
  const { data, error } = useQuery({
    ...read('/wps/agent/affiliate', { query: { code, domain } }),
    enabled: code !== '',
    retry: false,
  })
  const inviter = data?.inviter
  const invitation = useMemo(() => data && { code, inviter }, [data, code, inviter])
  return { invitation, isOver: error !== null && isOver(error) }
}

function InvitationOver() {
  return (
    <Notice
      tone="warning"
      role="status"
      title={<FormattedMessage id="registration.invitationOver.title" />}
    >
      <p>
        <FormattedMessage id="registration.invitationOver.text" />
      </p>
    </Notice>
  )
}

/** True if the invitation has ended or expired. An unknown code shows no notice. */
function isOver(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected' || failure.code !== 'AFFILIATE_INVALID') return false
  return failure.details.fields?.some(({ reason }) => reason === 'expired') === true
}

/**
 * Register dialog: opens an account, then resumes the interrupted action or opens the home page
 * (ROUTE-41).
 */
export function RegisterDialog({ next, referralCode }: ModalData<'register'>) {
  const goOn = useGoOn()
  const fromAddress = new URLSearchParams(useLocation().search).get('referralCode')

  const invitedBy = referralCode ?? fromAddress ?? ''
  useEffect(() => noteVisit(invitedBy), [invitedBy])
  const { invitation, isOver: isInvitationOver } = useInvitation(invitedBy)

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
      {isInvitationOver && <InvitationOver />}
      <RegistrationPanel
        referralCode={invitedBy}
        invitation={invitation}
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
