import { settingsOf, writeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { hasOtherWayIn } from '../../domain/accounts/account/waysIn.ts'
import { changeAndTell } from '../../domain/accounts/messages/changeAndTell.ts'
import {
  challengeLifetime,
  issueChallenge,
  spendChallenge,
} from '../../domain/accounts/passkeys/challenges.ts'
import { passkeyAdded, passkeyRemoved } from '../../domain/accounts/passkeys/passkeyNotices.ts'
import {
  descriptorOf,
  mostPasskeys,
  passkeysOf,
  toPasskeyView,
  userHandleOf,
} from '../../domain/accounts/passkeys/passkeys.ts'
import { codeTargetOf, sentTargetOf } from '../../domain/accounts/verification/codeTarget.ts'
import { checkOwnerProof } from '../../domain/accounts/verification/ownerProof.ts'
import { forgetCode } from '../../domain/accounts/verification/smsCodes.ts'
import type {
  DomainTables,
  MemberRow,
  PasskeyRow,
} from '../../domain/base/collections/collections.ts'
import { sha256 } from '../../domain/base/context/digest.ts'
import { passkeyAlgorithms } from '../../domain/base/context/passkeyVerifier.ts'
import { readOffered } from '../../domain/base/platform/offeredPlatform.ts'
import { pageOf } from '../../domain/base/storage/pageOf.ts'
import { DuplicateError } from '../../domain/base/storage/store.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'
import { checkCode } from '../base/checkCode.ts'
import { fieldDetails } from '../base/registrationRejections.ts'
import { rejectUntil } from '../base/rejectUntil.ts'

/** Kind of the proof that the owner must give: the strongest that the account has. */
async function proofOf({ context, caller: { member } }: Call<'offerPasskey'>) {
  if (member.passwordHash !== noPassword) return 'PASSWORD'
  const { authenticatorSecret } = await settingsOf(context.store, member.id)
  return authenticatorSecret === null ? 'CODE' : 'TOTP'
}

/** @throws {Rejection} if the owner's proof is missing or not valid. */
async function checkProof(call: Call<'offerPasskey'>): Promise<void> {
  const { context, body, caller } = call
  const { method, answer: typed } = body
  if (method !== (await proofOf(call))) context.reject('NOT_POSSIBLE_NOW')
  if (method === 'CODE') {
    const target = await sentTargetOf(context, caller.member, 'passkey')
    return target ? checkCode(context, target, typed) : context.reject('NOT_POSSIBLE_NOW')
  }
  const verdict = await checkOwnerProof(context, caller.member, { method, answer: typed })
  if (verdict === 'right') return
  if (verdict !== 'wrong') rejectUntil(verdict.wait)
  const code = method === 'PASSWORD' ? 'PASSWORD_WRONG' : 'VERIFICATION_CODE_WRONG'
  context.reject(code, fieldDetails('answer', 'wrong'))
}

async function offerPasskey(call: Call<'offerPasskey'>): Promise<Outcome<'offerPasskey'>> {
  const { context, caller } = call
  const { member, sessionId } = caller
  if (!context.passkeys) return fault('MODULE_OFF')
  await checkProof(call)
  const known = await passkeysOf(context.store, member.id)
  if (known.length >= mostPasskeys) context.reject('PASSKEYS_FULL')
  const { id: memberId, username, nickname } = member
  const challenge = await issueChallenge(context, {
    purpose: 'create',
    memberId,
    boundTo: sessionId,
  })
  return answer({
    challenge,
    rp: { id: context.passkeys.domain, name: 'Portico' },
    user: {
      id: userHandleOf(memberId),
      name: username.slice(0, 200),
      displayName: (nickname || username).slice(0, 200),
    },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeLifetime,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false as const,
      userVerification: 'preferred' as const,
    },
    excludeCredentials: known.map(descriptorOf),
  })
}

/** Stores a passkey, notifies its owner, and spends the code that proved the ownership. */
async function storePasskey(
  { context, caller: { member } }: Call<'addPasskey'>,
  passkey: PasskeyRow,
): Promise<void> {
  const target = await sentTargetOf(context, member, 'passkey')
  const store = async (tables: DomainTables) => {
    if ((await passkeysOf(tables, member.id)).length >= mostPasskeys)
      context.reject('PASSKEYS_FULL')
    await tables.passkeys.insert(passkey)
    if (target) await forgetCode(tables, target)
    return true
  }
  try {
    await changeAndTell(context, member, passkeyAdded(passkey.name), store)
  } catch (error) {
    if (error instanceof DuplicateError) context.reject('PASSKEY_TAKEN')
    throw error
  }
}

async function addPasskey(call: Call<'addPasskey'>): Promise<Outcome<'addPasskey'>> {
  const { context, body, caller } = call
  const { credential } = body
  if (!context.passkeys) return fault('MODULE_OFF')
  const { member, sessionId } = caller
  const owner = { purpose: 'create', memberId: member.id, boundTo: sessionId } as const
  const challenge = await spendChallenge(context, owner, credential.clientDataJSON)
  if (challenge === undefined) return context.reject('PASSKEY_EXPIRED')
  const made = await context.passkeys.verifyCreation(credential, challenge)
  if (!made) return context.reject('PASSKEY_REJECTED')
  const passkey: PasskeyRow = {
    id: await sha256(credential.id),
    memberId: member.id,
    name: body.name,
    credentialId: credential.id,
    publicKey: made.publicKey,
    counter: made.counter,
    transports: credential.transports,
    isSynced: made.isSynced,
    createdAt: context.now(),
    usedAt: null,
  }
  await storePasskey(call, passkey)
  return answer(toPasskeyView(passkey))
}

async function renamePasskey({
  context,
  path: { passkeyId },
  body,
  caller: { member },
}: Call<'renamePasskey'>): Promise<Outcome<'renamePasskey'>> {
  const { passkeys } = context.store
  const isDone = await passkeys.update(passkeyId, { name: body.name }, { memberId: member.id })
  const passkey = isDone ? await passkeys.get(passkeyId) : undefined
  return passkey ? answer(toPasskeyView(passkey)) : fault('NOT_FOUND')
}

/** Turns off the check of new IP addresses for an account that has no second-step method left. */
async function endAddressCheck(
  { context }: Pick<Call<'removePasskey'>, 'context'>,
  tables: DomainTables,
  member: MemberRow,
): Promise<void> {
  const { checksAddress, authenticatorSecret } = await settingsOf(tables, member.id)
  const hasMethod = codeTargetOf(context, member, 'password') || authenticatorSecret !== null
  if (!checksAddress || hasMethod) return
  await writeSettings(tables, member.id, { checksAddress: false }, context.now())
}

async function removePasskey(call: Call<'removePasskey'>): Promise<Outcome<'removePasskey'>> {
  const { context, path, caller } = call
  const { member } = caller
  const passkey = await context.store.passkeys.get(path.passkeyId)
  if (passkey?.memberId !== member.id) return fault('NOT_FOUND')
  const isReplaceable = await hasOtherWayIn(context, await readOffered(context), member)
  await changeAndTell(context, member, passkeyRemoved(passkey.name), async (tables) => {
    const { length } = await passkeysOf(tables, member.id)
    if (length === 1 && !isReplaceable) context.reject('PASSKEY_LAST')
    if ((await tables.passkeys.remove({ id: passkey.id, memberId: member.id })) === 0) {
      context.reject('NOT_FOUND')
    }
    if (length === 1) await endAddressCheck(call, tables, member)
    return true
  })
  return answer(undefined)
}

export const passkeys = {
  'GET /wps/member/passkeys': async ({ context, query, caller: { member } }) => {
    const items = (await passkeysOf(context.store, member.id)).map(toPasskeyView)
    return answer(pageOf(items, { page: query?.page ?? 1, pageSize: query?.pageSize ?? 20 }))
  },
  'POST /wps/member/passkeys/options': offerPasskey,
  'POST /wps/member/passkeys': addPasskey,
  'PUT /wps/member/passkeys/{passkeyId}': renamePasskey,
  'DELETE /wps/member/passkeys/{passkeyId}': removePasskey,
} satisfies Pick<
  Behaviour,
  | 'GET /wps/member/passkeys'
  | 'POST /wps/member/passkeys/options'
  | 'POST /wps/member/passkeys'
  | 'PUT /wps/member/passkeys/{passkeyId}'
  | 'DELETE /wps/member/passkeys/{passkeyId}'
>
