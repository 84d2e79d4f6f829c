import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import { Tabs } from '../../../ui/Tabs.tsx'

type Props = {
  methods: readonly RegistrationMethod[]
  active: RegistrationMethod
  onChange: (method: RegistrationMethod) => void
  /** The form of the active method. */
  children: ReactNode
}

/** Tabs of the registration methods above the form. A single method has no tabs. */
export function MethodTabs({ methods, active, onChange, children }: Props) {
  const intl = useIntl()
  return (
    <Tabs
      label={intl.formatMessage({ id: 'registration.tabs.label' })}
      tabs={methods.map((id) => ({
        id,
        label: intl.formatMessage({ id: `registration.tabs.${id}` }),
      }))}
      active={active}
      onChange={onChange}
    >
      {children}
    </Tabs>
  )
}
