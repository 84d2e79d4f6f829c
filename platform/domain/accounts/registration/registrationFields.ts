/** API types for registration, and the platform's switches that affect it. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { FieldSwitches } from '../../../../src/lib/registration/fieldsInForce.ts'
import { isOn, type Platform } from '../../base/platform/platform.ts'

type Schemas = components['schemas']
export type FieldRule = Schemas['FieldRule']
export type RegistrationUser = Schemas['RegistrationUser']
export type RegistrationRules = Schemas['RegistrationRules']

/** Switches of the platform that affect registration. */
export type RegistrationFlags = FieldSwitches & {
  username: boolean
  mobile: boolean
}

export const registrationFlags = (platform: Pick<Platform, 'whitelabel'>): RegistrationFlags => ({
  username: isOn(platform, 'USERNAMEREG3'),
  mobile: isOn(platform, 'MOBILENUMREG3'),
  mobilePassword: isOn(platform, 'MOBILENUMPASSREG3'),
  smsVerification: isOn(platform, 'REGMOBVERF3'),
})
