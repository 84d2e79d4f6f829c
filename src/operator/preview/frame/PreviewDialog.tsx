import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { DialogText } from '../../../features/registration/form/DialogText.tsx'
import { MethodTabs } from '../../../features/registration/form/MethodTabs.tsx'
import { countriesQuery } from '../../../features/registration/form/PhoneField.tsx'
import { RegistrationForm } from '../../../features/registration/form/RegistrationForm.tsx'
import { RiskNotice } from '../../../features/registration/form/RiskNotice.tsx'
import { fieldsOfMethod } from '../../../features/registration/rules/fieldsOfMethod.ts'
import type { FormRules } from '../../../features/registration/rules/formField.ts'
import { readRules } from '../../../features/registration/rules/readRules.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { PreviewView } from '../messages.ts'
import { tellConsole } from './consoleTalk.ts'

const askCode = () => tellConsole({ kind: 'asked', what: 'code' })

/** The players' register popup, but for what it would send. */
export function PreviewDialog({ view }: { view: PreviewView }) {
  const intl = useIntl()
  const { platform, method, state } = view
  const rules = useMemo(() => readRules(view.rules), [view.rules])
  const { smsVerification, mobilePassword, countries } = platform
  const fields = useMemo(
    () => fieldsOfMethod(rules, method, { smsVerification, mobilePassword }),
    [rules, method, smsVerification, mobilePassword],
  )
  const preview = useMemo(() => ({ isFailed: state === 'failed', onSendCode: askCode }), [state])
  const content = useTold(rules)
  const queryClient = useQueryClient()
  useLayoutEffect(() => {
    queryClient.setQueryData(countriesQuery().queryKey, countries)
  }, [queryClient, countries])

  return (
    <Dialog
      isOpen
      // The focus belongs to whoever edits in the console.
      takesFocus={false}
      title={intl.formatMessage({ id: 'app.dialogs.register' })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      onClose={() => tellConsole({ kind: 'closed' })}
    >
      <div ref={content}>
        <DialogText onLogin={() => tellConsole({ kind: 'asked', what: 'login' })}>
          <MethodTabs
            methods={platform.methods}
            active={method}
            onChange={(chosen) => tellConsole({ kind: 'method', method: chosen })}
          >
            <RegistrationForm
              // What was typed belongs to the form that was shown.
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
      </div>
    </Dialog>
  )
}

/** Tells the console how high the dialog would like to be, and what it could not use. */
function useTold({ problems }: FormRules) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = content.current?.closest('[role=dialog]')
    if (!content.current || !dialog) return
    const tell = () => {
      const parts = [...dialog.children]
      const height = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
      tellConsole({ kind: 'shown', height, problems: [...problems] })
    }
    const observer = new ResizeObserver(tell)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [problems])
  return content
}
