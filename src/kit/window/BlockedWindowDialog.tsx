import { FormattedMessage } from 'react-intl'
import { buttonLook } from '../../ui/Button.tsx'
import { closeModal } from '../modal/modalStore.ts'
import type { ModalData } from '../modal/modalTable.ts'
import classes from './BlockedWindowDialog.module.css'

/**
 * Dialog shown when the browser has blocked a new window. It shows the URL as a link, since
 * browsers do not block links.
 */
export function BlockedWindowDialog({ url }: ModalData<'blockedWindow'>) {
  return (
    <div className={classes.warning}>
      <p>
        <FormattedMessage id="window.blocked" />
      </p>
      <a
        {...buttonLook('primary')}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        data-autofocus
        onClick={() => void closeModal()}
      >
        <FormattedMessage id="window.open" />
      </a>
    </div>
  )
}
