import { useIntl } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { CopyButton } from '../../../kit/page/CopyButton.tsx'
import { invitationLink } from '../../../lib/invitationLink.ts'
import controlClasses from '../../../ui/controls.module.css'
import type { Invitation } from '../team.queries.ts'
import { EndIcon, PencilIcon, QrCodeIcon } from '../teamIcons.tsx'
import classes from './invitations.module.css'

const actionClass = `${controlClasses.iconTool} ${classes.action}`

/** Actions on an invitation. An invitation that has ended shows a dash instead. */
export function InvitationActions({ row }: { row: Invitation }) {
  const intl = useIntl()
  const { invitationId, code, domain, status } = row
  if (status === 'ENDED') return '–'
  const words = (id: 'team.showQrCode' | 'team.change' | 'team.end') => {
    const label = intl.formatMessage({ id }, { code })
    return { 'aria-label': label, title: label, type: 'button', className: actionClass } as const
  }
  return (
    <span className={classes.rowActions}>
      {status === 'OPEN' && (
        <>
          <CopyButton
            text={invitationLink(location, code, domain)}
            label={intl.formatMessage({ id: 'team.copyLink' }, { code })}
          />
          <button
            {...words('team.showQrCode')}
            onClick={() => openModal({ name: 'invitationLink', invitation: row })}
          >
            <QrCodeIcon />
          </button>
        </>
      )}
      <button
        {...words('team.change')}
        onClick={() => openModal({ name: 'invitation', invitation: row })}
      >
        <PencilIcon />
      </button>
      <button
        {...words('team.end')}
        data-tone="danger"
        onClick={() => openModal({ name: 'endInvitation', invitationId, code })}
      >
        <EndIcon />
      </button>
    </span>
  )
}
