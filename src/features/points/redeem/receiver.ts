import { receiverLimits } from '../../../api/gen/limits.ts'
import type { Input } from '../../../api/operations.ts'
import { normalizeText, plainText } from '../../../lib/text.ts'

type Receiver = NonNullable<
  Input<'POST /wps/relay/passwordCheck/MCS2_redeemPointReward'>['body']['receiver']
>

/** `format`: it is there, but the contract's `Receiver` does not take it. */
export type ReceiverProblem = 'missing' | 'format'

const phonePattern = new RegExp(receiverLimits.phone.pattern)

/** What is wrong with a part of who receives goods; undefined when nothing is. */
export function receiverProblem(part: keyof Receiver, typed: string): ReceiverProblem | undefined {
  const text = part === 'phone' ? plainText(typed) : normalizeText(typed)
  if (text === '') return 'missing'
  if (part === 'phone') return phonePattern.test(text) ? undefined : 'format'
  const { minLength, maxLength } = receiverLimits[part]
  const length = [...text].length
  return length < minLength || length > maxLength ? 'format' : undefined
}

/** What was typed, as it is sent. */
export const toReceiver = ({ name, address, phone }: Receiver): Receiver => ({
  name: normalizeText(name),
  address: normalizeText(address),
  phone: plainText(phone),
})
