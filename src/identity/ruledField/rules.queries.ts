import { read } from '../../api/read.ts'
import type { FormRules } from './formField.ts'
import { readRules } from './readRules.ts'

/** The current registration rules, cached (REG-13). New passwords elsewhere follow them too. */
export const rulesQuery = () => ({
  ...read('/wps/system/setting/register', {}),
  // The parameter is unknown, because an old platform may send rules outside the contract.
  select: readRules as (value: unknown) => FormRules,
})
