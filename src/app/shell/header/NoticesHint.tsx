import { useIntl } from 'react-intl'
import { closeHint, openPopup } from '../../../features/announcements/popup/popupActions.ts'
import { useBubble } from '../../../kit/layer/bubbles.ts'
import { OfferButtons } from '../../../ui/OfferButtons.tsx'
import classes from './NoticesHint.module.css'

type Props = {
  /** Number of waiting announcements, in words. */
  text: string
  /** Moves the focus to the bell, so that the dialog opened by the hint returns the focus there. */
  focusBell: () => void
}

/** Bubble below the bell that opens the waiting announcements (ANN-10). */
export function NoticesHint({ text, focusBell }: Props) {
  const intl = useIntl()
  const isShown = useBubble('announcements', true, closeHint)
  if (!isShown) return null
  return (
    <div className={classes.hint} data-bubble="">
      <OfferButtons
        text={text}
        closeLabel={intl.formatMessage({ id: 'app.close' })}
        onAccept={() => {
          focusBell()
          openPopup({ takesFocus: true })
        }}
        onClose={() => {
          focusBell()
          closeHint()
        }}
      />
    </div>
  )
}
