import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { type CodeRequest, useAskForCode } from './useAskForCode.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'trailingElement'> & { request: CodeRequest }

/**
 * Field for a code sent by SMS or e-mail, with a button to request one, which is disabled during
 * the countdown (LOGIN-35). Takes the props of `TextField`.
 */
export function CodeTextField({ request, hint, ...field }: Props) {
  const intl = useIntl()
  const { ask, secondsLeft, sentCode, isAsking } = useAskForCode(request)
  const wait = intl.formatMessage({ id: 'code.wait' }, { seconds: secondsLeft })
  const told =
    sentCode &&
    intl.formatMessage(
      { id: sentCode.isByService ? 'code.sentByService' : 'code.sent' },
      { to: sentCode.to, minutes: sentCode.expiredMinutes },
    )
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      {...field}
      hint={
        <span role="status">
          {isAsking && request.hasWindow
            ? intl.formatMessage({ id: 'code.goOnInWindow' })
            : (told ?? hint)}
        </span>
      }
      trailingElement={
        <Button isBusy={isAsking} disabled={secondsLeft > 0} onClick={() => ask()}>
          {secondsLeft > 0
            ? wait
            : intl.formatMessage({ id: sentCode ? 'code.again' : 'code.send' })}
        </Button>
      }
    />
  )
}
