import { fieldsInForce } from '../../../src/lib/registration/fieldsInForce.ts'
import { fieldValue } from '../../../src/lib/registration/fieldValue.ts'
import { usernameKey } from '../../domain/accounts/account/accountName.ts'
import { checkText } from '../../domain/accounts/registration/fieldCheck.ts'
import { registrationFlags } from '../../domain/accounts/registration/registrationFields.ts'
import { liveRules } from '../../domain/accounts/registration/registrationRules.ts'
import { checkHuman } from '../../domain/accounts/verification/humanCheck.ts'
import { readOffered } from '../../domain/base/platform/offeredPlatform.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { fieldDetails } from '../base/registrationRejections.ts'

/**
 * Checks if a username is available, before the form is submitted (FORM-07). A username that
 * violates its rule is not looked up. Each look-up spends a proof of the human verification, if
 * required.
 */
export async function checkUsername({
  context,
  body,
}: Call<'checkUsername'>): Promise<Outcome<'checkUsername'>> {
  const platform = await readOffered(context)
  const flags = registrationFlags(platform)
  const { fields } = await liveRules(context)
  const rule = fieldsInForce(fields, 'username', flags).find(({ name }) => name === 'username')
  if (!flags.username || !rule) return context.reject('REGISTRATION_METHOD_OFF')
  const username = fieldValue(rule, body.username)
  const reason = username === '' ? 'required' : await checkText(rule, username, context.patterns)
  if (reason) return context.reject('FIELDS_INVALID', fieldDetails('username', reason))
  const robot = await checkHuman(context, platform, body)
  if (robot) return context.reject(robot)
  const owners = await context.store.members.count({ usernameKey: usernameKey(username) })
  return answer({ isAvailable: owners === 0 })
}
