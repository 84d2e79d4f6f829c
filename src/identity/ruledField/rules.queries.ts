import { read } from '../../api/read.ts'
import type { FormRules } from './formField.ts'
import { readRules } from './readRules.ts'

/** Current registration rules, cached (REG-13). Other forms with a new password use them too. */
export const rulesQuery = () => ({
  ...read('/wps/system/setting/register', {}),
  // The response is unknown, because an older platform may send rules outside the API contract.
  select: readRules as (value: unknown) => FormRules,
})
