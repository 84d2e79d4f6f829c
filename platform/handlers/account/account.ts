/** Settings that members choose for themselves. */

import type { components } from '../../../src/api/gen/paths.ts'
import { changeSettings, settingsOf } from '../../domain/accounts/account/memberSettings.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'

type Icon = components['schemas']['Icon']['icon']

const icons: readonly Icon[] = [
  ...(['AVATAR_01', 'AVATAR_02', 'AVATAR_03', 'AVATAR_04', 'AVATAR_05', 'AVATAR_06'] as const),
  ...(['AVATAR_07', 'AVATAR_08', 'AVATAR_09', 'AVATAR_10', 'AVATAR_11', 'AVATAR_12'] as const),
]

/** Default avatar of a member, derived from the id. */
function iconOf(memberId: string): Icon {
  const sum = [...memberId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return icons[sum % icons.length] ?? 'AVATAR_01'
}

export const account = {
  'GET /wps/member/info/icon': async ({ context, caller: { member } }) => {
    const { icon } = await settingsOf(context.store, member.id)
    return answer({ icon: icons.find((one) => one === icon) ?? iconOf(member.id) })
  },
  'PUT /wps/member/info/icon': async ({ context, body: { icon }, caller: { member } }) => {
    await changeSettings(context, member.id, { icon })
    return answer({ icon })
  },
  'PUT /wps/member/language': async ({ context, body: { language }, caller: { member } }) => {
    await changeSettings(context, member.id, { language })
    return answer(undefined)
  },
} satisfies Pick<
  Behaviour,
  'GET /wps/member/info/icon' | 'PUT /wps/member/info/icon' | 'PUT /wps/member/language'
>
