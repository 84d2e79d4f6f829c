import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import classes from '../../../identity/ruledForm/registrationForm.module.css'
import { TextButton } from '../../../ui/TextButton.tsx'

type Props = {
  /** Called when the visitor chooses to log in to an existing account. */
  onLogin: () => void
  children: ReactNode
}

/** Texts of the register dialog above and below its form. */
export function DialogText({ onLogin, children }: Props) {
  const intl = useIntl()
  return (
    <>
      <p className={classes.intro}>{intl.formatMessage({ id: 'registration.intro' })}</p>
      {children}
      <p className={classes.haveAccount}>
        <FormattedMessage
          id="registration.haveAccount"
          values={{
            link: (text) => (
              <TextButton key="login" opens="login" onClick={onLogin}>
                {text}
              </TextButton>
            ),
          }}
        />
      </p>
    </>
  )
}
