import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { PasskeyIcon } from '../../../identity/passkey/PasskeyIcon.tsx'
import { BankIcon, DeviceCodeIcon, EnvelopeIcon, KeyIcon, PhoneIcon } from './icons.tsx'
import classes from './secondStep.module.css'
import type { SecondStepMethod } from './useSecondStep.ts'

type Id = SecondStepMethod['method']

const icons: Readonly<Record<Id, ReactNode>> = {
  SMS: <PhoneIcon />,
  EMAIL: <EnvelopeIcon />,
  TOTP: <DeviceCodeIcon />,
  RECOVERY_CODE: <KeyIcon />,
  PAYEE_NAME: <BankIcon />,
  PASSKEY: <PasskeyIcon />,
}

type Props = { methods: readonly SecondStepMethod[]; chosenId: Id; onChoose: (method: Id) => void }

/** Choice of the account's methods for the second step (LOGIN-31). */
export function MethodChoice({ methods, chosenId, onChoose }: Props) {
  const intl = useIntl()
  const name = useId()
  return (
    <fieldset className={classes.methods}>
      <legend className={classes.legend}>
        {intl.formatMessage({ id: 'login.secondStep.methods.label' })}
      </legend>
      {methods.map(({ method, to }) => (
        <label key={method} className={classes.method}>
          <input
            type="radio"
            name={name}
            className="visuallyHidden"
            checked={method === chosenId}
            data-autofocus={method === chosenId || undefined}
            onChange={() => onChoose(method)}
          />
          {icons[method]}
          <span className={classes.methodText}>
            {intl.formatMessage({ id: `login.secondStep.methods.${method}` })}
            {to !== undefined && (
              <bdi className={classes.to} translate="no">
                {to}
              </bdi>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
