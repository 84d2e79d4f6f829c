import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import layoutClasses from '../../ui/layout.module.css'

type Props = {
  isSending: boolean
  onBack: () => void
  /** Sends the request; omitted where the button submits a form. */
  onConfirm?: () => void
  /** Label of the button that sends the request. */
  children: ReactNode
}

/** Buttons of a review: send the request, or go back and change it. */
export const ReviewActions = ({ isSending, onBack, onConfirm, children }: Props) => (
  <div className={layoutClasses.actions}>
    <Button
      type={onConfirm ? 'button' : 'submit'}
      variant="primary"
      size="large"
      isBusy={isSending}
      onClick={onConfirm}
    >
      {/* The span keeps the text in one piece: a button separates its children with gaps. */}
      <span>{children}</span>
    </Button>
    {!isSending && (
      <Button size="large" onClick={onBack}>
        <FormattedMessage id="wallet.request.change" />
      </Button>
    )}
  </div>
)
