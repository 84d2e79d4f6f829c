import { useFlag } from '../../session/session.queries.ts'
import type { RegistrationFlags } from './rules/fieldsOfMethod.ts'
import type { RegistrationMethod } from './rules/formField.ts'

/** The ways to register that are switched on (REG-01, REG-02), the username first. */
export function useRegistrationMethods(): readonly RegistrationMethod[] {
  const username = useFlag('USERNAMEREG3')
  const mobile = useFlag('MOBILENUMREG3')
  return [...(username ? (['username'] as const) : []), ...(mobile ? (['mobile'] as const) : [])]
}

/** The switches that decide on fields. */
export function useRegistrationFlags(): RegistrationFlags {
  const smsVerification = useFlag('REGMOBVERF3')
  const mobilePassword = useFlag('MOBILENUMPASSREG3')
  return { smsVerification, mobilePassword }
}
