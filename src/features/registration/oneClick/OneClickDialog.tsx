import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { FormSkeleton } from '../../../identity/ruledForm/FormSkeleton.tsx'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { useGoOn } from '../../../kit/page/useGoOn.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { statusQuery, useModules, useSession } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { RiskNotice } from '../form/RiskNotice.tsx'
import { Credentials } from './Credentials.tsx'
import { OneClickForm } from './OneClickForm.tsx'
import type { OneClickAccount } from './useOneClick.ts'

/**
 * One-click registration (LOGIN-07): age and terms, then the credentials, then the home page
 * (ROUTE-41).
 */
export function OneClickDialog({ next, referralCode }: ModalData<'oneClick'>) {
  const intl = useIntl()
  const goOn = useGoOn()
  const market = useQuery(statusQuery()).data?.market
  const modules = useModules()
  const [account, setAccount] = useState<OneClickAccount>()
  useEffect(prepareEncryption, [])
  useVisitorsOnly()

  const leave = async () => {
    await closeModal()
    await goOn(next ?? paths.home())
  }
  if (account) {
    const { username, password } = account
    if (password === undefined) {
      const logIn = (
        <Button
          variant="primary"
          data-autofocus
          onClick={() => openModal({ name: 'login', ...(next && { next }) })}
        >
          {intl.formatMessage({ id: 'app.dialogs.login' })}
        </Button>
      )
      return (
        <Notice role="status" actions={logIn}>
          <p>
            <FormattedMessage
              id="registration.accountExists"
              values={{ name: <PersonName name={username} /> }}
            />
          </p>
        </Notice>
      )
    }
    return <Credentials username={username} password={password} onDone={() => void leave()} />
  }
  if (market === undefined || modules === undefined) {
    return <FormSkeleton label={intl.formatMessage({ id: 'registration.loading' })} />
  }
  if (!modules.has('ONECLICKREG3')) {
    return (
      <Notice title={intl.formatMessage({ id: 'registration.off.title' })}>
        <p>{intl.formatMessage({ id: 'registration.off.text' })}</p>
      </Notice>
    )
  }
  const fromAddress = new URLSearchParams(window.location.search).get('referralCode')
  return (
    <>
      <OneClickForm
        minimumAge={market.minimumAge}
        referralCode={referralCode ?? fromAddress ?? ''}
        onMade={setAccount}
      />
      {market.riskNotice && <RiskNotice age={market.minimumAge} />}
    </>
  )
}

/**
 * Closes the dialog if the user was already signed in when the dialog opened, for example after a
 * reload: there are no credentials to show. The modal registry does not check the session, because
 * the registry would also close the dialog when the session of the new account starts.
 */
function useVisitorsOnly(): void {
  const isSignedIn = useSession().kind === 'signedIn'
  const [wasSignedIn] = useState(isSignedIn)
  useEffect(() => {
    if (wasSignedIn) void closeModal()
  }, [wasSignedIn])
}
