import { type ComponentProps, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { type CodeRequest, useAskForCode } from './useAskForCode.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'trailingElement'> & { request: CodeRequest }

/**
 * Field for a code sent by SMS or e-mail, with the time for which the code is valid (CONST-06). A
 * button requests a code. It is disabled during the countdown to the next code (LOGIN-35). A sent
 * code moves the focus from the button to the field. Takes the props of `TextField`.
 */
export function CodeTextField({ request, hint, ...field }: Props) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const { ask, secondsLeft, secondsValid, sentCode, isAsking } = useAskForCode({
    ...request,
    onSent: () => {
      request.onSent?.()
      const { activeElement, body } = document
      // The countdown disables the button, and the one of the other channel is already gone.
      if (activeElement === button.current || activeElement === body)
        button.current?.parentElement?.querySelector('input')?.focus()
    },
  })
  const wait = intl.formatMessage({ id: 'code.wait' }, { seconds: secondsLeft })
  const hasValidity = sentCode?.expiredMinutes !== undefined
  const sentText =
    sentCode &&
    intl.formatMessage(
      { id: hasValidity ? 'code.sent' : 'code.sentByService' },
      { to: sentCode.to },
    )
  const otherChannel = sentCode?.otherChannel
  return (
    <>
      <TextField
        autoComplete="one-time-code"
        inputMode="numeric"
        {...field}
        hint={
          <>
            <span role="status">
              {isAsking && request.hasWindow
                ? intl.formatMessage({ id: 'code.goOnInWindow' })
                : (sentText ?? hint)}
            </span>
            {hasValidity && <Validity seconds={secondsValid} />}
          </>
        }
        trailingElement={
          <Button ref={button} isBusy={isAsking} disabled={secondsLeft > 0} onClick={() => ask()}>
            {secondsLeft > 0
              ? wait
              : intl.formatMessage({ id: sentCode ? 'code.again' : 'code.send' })}
          </Button>
        }
      />
      {otherChannel !== undefined && !isAsking && (
        <p>
          <Button variant="quiet" onClick={() => ask(otherChannel)}>
            {intl.formatMessage({ id: `code.by.${otherChannel}` })}
          </Button>
        </p>
      )}
    </>
  )
}

/** Time for which the code is still valid. */
function Validity({ seconds }: { seconds: number }) {
  const intl = useIntl()
  return (
    <span role="timer">
      {' '}
      {seconds === 0
        ? intl.formatMessage({ id: 'code.expired' })
        : intl.formatMessage({ id: 'code.valid' }, { left: timeText(seconds) })}
    </span>
  )
}

/**
 * Formats seconds as `4:05`. `clockText` is not used: its module would join the chunk of the form.
 */
const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
