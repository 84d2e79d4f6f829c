import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon, InfoIcon } from '../../ui/controlIcons.tsx'
import { AlertIcon, CloseIcon } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { SafeHtml } from '../html/SafeHtml.tsx'
import type { DialogButton, DialogData } from '../modal/dialogData.ts'
import { closeModal } from '../modal/modalStore.ts'
import { type ToastText, wordsOf } from '../toast/toastStore.ts'
import { tellDialogAction } from './dialogActions.ts'
import classes from './PlainDialog.module.css'

/** Plain dialog: an icon or a loading indicator, texts and buttons (ROOT-12, ROOT-13). */
export function PlainDialog({ icon, text, html, buttons = [], closesAfter }: DialogData) {
  const say = useSay()
  useEffect(() => {
    if (closesAfter === undefined) return undefined
    const timer = setTimeout(() => void closeModal(), closesAfter)
    return () => clearTimeout(timer)
  }, [closesAfter])
  return (
    <div className={classes.dialog} role={isUrgent(icon) ? 'alert' : undefined}>
      <div className={classes.message}>
        {icon && <DialogIcon icon={icon} />}
        <div className={classes.words}>
          {text && <p>{say(text)}</p>}
          {html !== undefined && <SafeHtml html={html} />}
        </div>
      </div>
      {buttons.length > 0 && (
        <AnswerButtons>
          {buttons.map((button, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: buttons of a dialog do not move.
            <DialogButtonView key={index} button={button} isFirst={index === 0} />
          ))}
        </AnswerButtons>
      )}
    </div>
  )
}

const isUrgent = (icon: DialogData['icon']) => icon === 'warning' || icon === 'error'

function DialogButtonView({ button, isFirst }: { button: DialogButton; isFirst: boolean }) {
  const say = useSay()
  const handleClick = async () => {
    await closeModal()
    if (button.action !== undefined) tellDialogAction(button.action)
  }
  return (
    <Button
      variant={button.variant ?? 'secondary'}
      data-autofocus={isFirst || undefined}
      onClick={() => void handleClick()}
    >
      {say(button.label)}
    </Button>
  )
}

function DialogIcon({ icon }: { icon: NonNullable<DialogData['icon']> }) {
  const intl = useIntl()
  if (icon === 'loader') return <Spinner label={intl.formatMessage({ id: 'app.loading' })} />
  return (
    <span className={classes.icon} data-tone={icon}>
      {icon === 'info' && <InfoIcon />}
      {icon === 'success' && <CheckIcon />}
      {icon === 'warning' && <AlertIcon />}
      {icon === 'error' && <CloseIcon />}
    </span>
  )
}

function useSay() {
  const intl = useIntl()
  return (text: ToastText) => wordsOf(intl, text)
}
