import { read } from '../../api/read.ts'
import type { FormRules } from './rules/formField.ts'
import { readRules } from './rules/readRules.ts'

/** Milliseconds after which an open form asks whether its rules have changed. */
const followEvery = 2000

/** The rules in force, cached (REG-13). */
export const rulesQuery = () => ({
  ...read('/wps/system/setting/register', {}),
  select: readRules as (value: unknown) => FormRules,
})

/** The same, followed while a form is open: an operator's change reaches it within seconds. */
export const followedRulesQuery = () => ({ ...rulesQuery(), refetchInterval: followEvery })
