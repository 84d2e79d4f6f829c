import { receiverLimits } from '../../../api/gen/limits.ts'
import type { Input } from '../../../api/operations.ts'
import { normalizeText, plainText } from '../../../lib/text.ts'
import { type Address, addressLines } from './address.ts'

type Receiver = NonNullable<
  Input<'POST /wps/relay/passwordCheck/MCS2_redeemPointReward'>['body']['receiver']
>

/** `format`: the value does not match the contract's `Receiver`. */
export type ReceiverProblem = 'missing' | 'format'

const phonePattern = new RegExp(receiverLimits.phone.pattern)

/** Problem of a recipient's field; undefined if it is valid. */
export function receiverProblem(
  part: 'name' | 'phone',
  input: string,
): ReceiverProblem | undefined {
  const text = part === 'phone' ? plainText(input) : normalizeText(input)
  if (text === '') return 'missing'
  if (part === 'phone') return phonePattern.test(text) ? undefined : 'format'
  const { minLength, maxLength } = receiverLimits[part]
  const length = [...text].length
  return length < minLength || length > maxLength ? 'format' : undefined
}

/** Converts the typed values to the contract's `Receiver`. */
export const toReceiver = (typed: Address & { name: string; phone: string }): Receiver => ({
  name: normalizeText(typed.name),
  address: addressLines(typed).join(', '),
  phone: plainText(typed.phone),
})
