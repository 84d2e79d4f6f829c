import type { FieldSwitches, RegistrationMethod } from '../../lib/registration/fieldsInForce.ts'
import { enabledModules, type Flag } from '../../session/flags.ts'

export type RegistrationSwitches = FieldSwitches & {
  /** Enabled registration methods (REG-01, REG-02), username first. */
  methods: readonly RegistrationMethod[]
}

/**
 * Derives the switches of registration from a platform's modules. Everything is off until the
 * modules are loaded.
 */
export function registrationSwitches(
  whitelabel: Parameters<typeof enabledModules>[0],
): RegistrationSwitches {
  const modules = enabledModules(whitelabel)
  const isOn = (flag: Flag) => modules.has(flag)
  return {
    methods: [
      ...(isOn('USERNAMEREG3') ? (['username'] as const) : []),
      ...(isOn('MOBILENUMREG3') ? (['mobile'] as const) : []),
    ],
    smsVerification: isOn('REGMOBVERF3'),
    mobilePassword: isOn('MOBILENUMPASSREG3'),
  }
}
