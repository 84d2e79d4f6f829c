import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { PasskeyIcon } from '../../../identity/passkey/PasskeyIcon.tsx'
import { Icon } from '../../../ui/icons.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import classes from './secondStep.module.css'
import type { SecondStepMethod } from './useSecondStep.ts'

const PhoneIcon = () => (
  <Icon>
    <rect x="5.5" y="2.2" width="9" height="15.6" rx="2" />
    <path d="M9 15h2" />
  </Icon>
)
const EnvelopeIcon = () => (
  <Icon>
    <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
    <path d="m3 6 7 5 7-5" />
  </Icon>
)
const DeviceCodeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 5.8V10l2.8 2.4" />
  </Icon>
)
const KeyIcon = () => (
  <Icon>
    <circle cx="6.8" cy="13.2" r="3.6" />
    <path d="m9.5 10.5 7-7M13.6 6.4l2.6 2.6M11.4 8.6l1.6 1.6" />
  </Icon>
)
const BankIcon = () => (
  <Icon>
    <path d="M2.8 8 10 3.2 17.2 8ZM4.5 8v6.5M8.2 8v6.5M11.8 8v6.5M15.5 8v6.5M2.8 16.8h14.4" />
  </Icon>
)

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
    <fieldset className={`${layoutClasses.fieldset} ${layoutClasses.stack8}`}>
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
              <bdi className={textClasses.caption} dir="ltr" translate="no">
                {to}
              </bdi>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
