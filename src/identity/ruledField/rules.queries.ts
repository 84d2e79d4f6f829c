import { read } from '../../api/read.ts'
import type { FormRules } from './formField.ts'
import { readRules } from './readRules.ts'

/** The registration rules in force, cached (REG-13); a new password elsewhere keeps them too. */
export const rulesQuery = () => ({
  ...read('/wps/system/setting/register', {}),
  // It takes anything: an old platform may send rules that the contract does not know.
  select: readRules as (value: unknown) => FormRules,
})
