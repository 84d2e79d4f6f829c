import { FormattedMessage } from 'react-intl'
import { buttonLook } from '../../ui/Button.tsx'
import { closeModal } from '../modal/modalStore.ts'
import type { ModalData } from '../modal/modalTable.ts'
import classes from './BlockedWindowDialog.module.css'

/** The browser let no window open: the same address as a link, which it always lets open. */
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
