import type { Value } from '../../../api/operations.ts'
import { type Address, partsOfLine } from './address.ts'

/** Values of the redemption form, kept until the redemption has succeeded. */
export type RedeemIntent = Address & {
  /** Text of the quantity field, such as `2`. */
  quantity: string
  /** Empty until a size is chosen, and for items without sizes. */
  size: string
  name: string
  phone: string
}

/** Initial values of the form, with the name and the address from the member's profile. */
export function firstIntent(
  fields: Value<'GET /wps/member/profile'>['fields'] | undefined,
): RedeemIntent {
  return {
    quantity: '1',
    size: '',
    name: fields?.payeeName ?? fields?.fullname ?? '',
    phone: '',
    ...partsOfLine(fields?.address ?? ''),
    complement: '',
    district: '',
    city: '',
    state: '',
  }
}
