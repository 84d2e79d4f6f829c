import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import classes from './secondStep.module.css'
import { useSecondStep } from './useSecondStep.ts'

/**
 * A log-in from an address that the account does not know: proves that it is she (LOGIN-30,
 * LOGIN-31).
 */
export function SecondStepDialog(data: ModalData<'secondStep'>) {
  const { secondStep, type, area, next } = data
  const intl = useIntl()
  const language = useLanguage()
  const [chosen, setChosen] = useState(secondStep.methods[0]?.method ?? 'SMS')
  const { take, failure, isOver, end } = useSecondStep({ secondStep, type, target: { area, next } })
  useEffect(prepareEncryption, [])

  const method = secondStep.methods.find(({ method }) => method === chosen)
  if (isOver || !method) return <Over />
  return (
    <div className={classes.step}>
      <p className={classes.intro}>{intl.formatMessage({ id: 'login.secondStep.intro' })}</p>
      <MethodChoice methods={secondStep.methods} chosenId={chosen} onChoose={setChosen} />
      <AnswerForm
        key={chosen}
        ticket={secondStep.ticket}
        method={method}
        failure={failure}
        onAnswer={take}
        onExpired={end}
      />
      <p className={classes.until}>
        {intl.formatMessage(
          { id: 'login.secondStep.until' },
          { time: formatInstant(secondStep.expiresAt, 'time', language) },
        )}
      </p>
    </div>
  )
}

/** The ticket is too old or used up: only a new log-in gives another. */
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
