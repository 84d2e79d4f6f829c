import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { PasskeyNote } from '../../../identity/passkey/PasskeyNote.tsx'
import { usePasskeySupport } from '../../../identity/passkey/passkeySupport.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import textClasses from '../../../ui/text.module.css'
import { AnswerForm } from './AnswerForm.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { PasskeyAnswer } from './PasskeyAnswer.tsx'
import classes from './secondStep.module.css'
import { type SecondStepMethod, useSecondStep } from './useSecondStep.ts'

/**
 * Second step of a log-in for an account with an authenticator, or from an unknown IP address
 * (LOGIN-30, LOGIN-31).
 */
export function SecondStepDialog(data: ModalData<'secondStep'>) {
  const { secondStep, type, area, next } = data
  const intl = useIntl()
  const language = useLanguage()
  const methods = usePossibleMethods(secondStep.methods)
  const [chosen, setChosen] = useState<SecondStepMethod['method']>()
  const { take, failure, isOver, end } = useSecondStep({ secondStep, type, target: { area, next } })
  useEffect(prepareEncryption, [])

  const shown = methods.find(({ method }) => method === chosen) ?? methods[0]
  const hasAuthenticator = methods.some(({ method }) => method === 'TOTP')
  if (isOver) return <Over />
  if (!shown) return <PasskeyElsewhere />
  const { method, to } = shown
  return (
    <div className={layoutClasses.stack16}>
      <p className={textClasses.intro}>
        {intl.formatMessage({
          id: hasAuthenticator ? 'login.secondStep.introOfApp' : 'login.secondStep.intro',
        })}
      </p>
      <MethodChoice methods={methods} chosenId={method} onChoose={setChosen} />
      {method === 'PASSKEY' ? (
        <PasskeyAnswer
          ticket={secondStep.ticket}
          failure={failure}
          onAnswer={take}
          onExpired={end}
        />
      ) : (
        <AnswerForm
          key={method}
          ticket={secondStep.ticket}
          method={method}
          to={to}
          failure={failure}
          onAnswer={(values) => take({ method, ...values })}
          onExpired={end}
        />
      )}
      <p className={classes.until}>
        {intl.formatMessage(
          { id: 'login.secondStep.until' },
          { time: formatInstant(secondStep.expiresAt, 'time', language) },
        )}
      </p>
    </div>
  )
}

/** Methods that this browser supports: passkeys depend on the browser and on the page's origin. */
function usePossibleMethods(methods: readonly SecondStepMethod[]): readonly SecondStepMethod[] {
  const support = usePasskeySupport()?.support
  const canAsk = support === undefined || support === 'ready'
  return canAsk ? methods : methods.filter(({ method }) => method !== 'PASSKEY')
}

/** Note for an account that can only use a passkey, on a page without passkey support. */
function PasskeyElsewhere() {
  const problem = usePasskeySupport()?.support === 'elsewhere' ? 'elsewhere' : 'unable'
  return <PasskeyNote problem={problem} />
}

/** Note that the ticket has expired or was used; only a new log-in issues another ticket. */
function Over() {
  const intl = useIntl()
  return (
    <Notice
      tone="warning"
      role="alert"
      title={intl.formatMessage({ id: 'login.secondStep.over.title' })}
      actions={
        <Button variant="primary" data-autofocus onClick={() => void closeModal()}>
          {intl.formatMessage({ id: 'login.secondStep.over.again' })}
        </Button>
      }
    >
      <p>{intl.formatMessage({ id: 'login.secondStep.over.text' })}</p>
    </Notice>
  )
}
