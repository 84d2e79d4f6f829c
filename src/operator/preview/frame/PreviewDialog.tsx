import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { DialogText } from '../../../features/registration/form/DialogText.tsx'
import { MethodTabs } from '../../../features/registration/form/MethodTabs.tsx'
import { RegistrationForm } from '../../../features/registration/form/RegistrationForm.tsx'
import { RiskNotice } from '../../../features/registration/form/RiskNotice.tsx'
import { countriesQuery } from '../../../identity/phone/countries.queries.ts'
import { readRules } from '../../../identity/ruledField/readRules.ts'
import { fieldsInForce } from '../../../lib/registration/fieldsInForce.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { PreviewView } from '../messages.ts'
import { tellConsole } from './consoleTalk.ts'

const askCode = () => tellConsole({ kind: 'asked', what: 'code' })

/** The players' register popup. It reports actions to the console instead of calling the server. */
export function PreviewDialog({ view }: { view: PreviewView }) {
  const intl = useIntl()
  const { platform, method, state } = view
  const rules = useMemo(() => readRules(view.rules), [view.rules])
  const { smsVerification, mobilePassword, countries } = platform
  const fields = useMemo(
    () => fieldsInForce(rules.fields, method, { smsVerification, mobilePassword }),
    [rules, method, smsVerification, mobilePassword],
  )
  const preview = useMemo(() => ({ isFailed: state === 'failed', onSendCode: askCode }), [state])
  useEffect(() => {
    tellConsole({ kind: 'shown', problems: [...rules.problems] })
  }, [rules])
  const queryClient = useQueryClient()
  useLayoutEffect(() => {
    queryClient.setQueryData(countriesQuery().queryKey, countries)
  }, [queryClient, countries])

  return (
    <Dialog
      isOpen
      // The focus stays in the console, where the operator edits the rules.
      takesFocus={false}
      title={intl.formatMessage({ id: 'app.dialogs.register' })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      onClose={() => tellConsole({ kind: 'closed' })}
    >
      <DialogText onLogin={() => tellConsole({ kind: 'asked', what: 'login' })}>
        <MethodTabs
          methods={platform.methods}
          active={method}
          onChange={(newMethod) => tellConsole({ kind: 'method', method: newMethod })}
        >
          <RegistrationForm
            // A change of `state` remounts the form, so that values entered in the old state are
            // dropped.
            key={state}
            rules={rules}
            method={method}
            fields={fields}
            preview={preview}
            onSubmit={async () => tellConsole({ kind: 'asked', what: 'account' })}
          />
        </MethodTabs>
        {platform.riskNotice && <RiskNotice age={rules.minimumAge} />}
      </DialogText>
    </Dialog>
  )
}
