import { useNavigate } from 'react-router-dom'
import { closeModal, openModal } from '../../kit/modal/modalStore.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import type { ModalData } from '../../modals.ts'
import { paths } from '../../paths.ts'
import { DialogText } from './form/DialogText.tsx'
import { RegistrationPanel } from './RegistrationPanel.tsx'

/** The register popup: a new account, then on to what was interrupted, else home (ROUTE-41). */
export function RegisterDialog({ next, referralCode }: ModalData<'register'>) {
  const navigate = useNavigate()
  const fromAddress = new URLSearchParams(window.location.search).get('referralCode')

  const welcome = async (name: string) => {
    await closeModal()
    showToast('success', { id: 'registration.welcome', values: { name } })
    await navigate(next ?? paths.home())
  }
  return (
    <DialogText onLogin={() => openModal(next ? { name: 'login', next } : { name: 'login' })}>
      <RegistrationPanel
        referralCode={referralCode ?? fromAddress ?? ''}
        onRegistered={({ name }) => void welcome(name)}
      />
    </DialogText>
  )
}
