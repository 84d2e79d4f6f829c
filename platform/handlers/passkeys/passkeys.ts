/** A member's own passkeys. */

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
import { codeTargetOf } from '../../domain/accounts/verification/codeTarget.ts'
import { checkOwnerProof } from '../../domain/accounts/verification/ownerProof.ts'
import { forgetCode } from '../../domain/accounts/verification/smsCodes.ts'
import type {
  MemberRow,
  PasskeyRow,
  WorldTables,
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

/** The one proof that an account gives, the strongest that it has. */
async function proofOf({ world, caller: { member } }: Call<'offerPasskey'>) {
  if (member.passwordHash !== noPassword) return 'PASSWORD'
  const { authenticatorSecret } = await settingsOf(world.store, member.id)
  return authenticatorSecret === null ? 'CODE' : 'TOTP'
}

/** @throws {Rejection} while the caller has not proven to be the owner. */
async function checkProof(call: Call<'offerPasskey'>): Promise<void> {
  const { world, body, caller } = call
  const { method, answer: typed } = body
  if (method !== (await proofOf(call))) world.reject('NOT_POSSIBLE_NOW')
  if (method === 'CODE') {
    const target = codeTargetOf(world, caller.member, 'passkey')
    return target ? checkCode(world, target, typed) : world.reject('NOT_POSSIBLE_NOW')
  }
  const verdict = await checkOwnerProof(world, caller.member, { method, answer: typed })
  if (verdict === 'right') return
  if (verdict !== 'wrong') rejectUntil(verdict.wait)
  const code = method === 'PASSWORD' ? 'PASSWORD_WRONG' : 'VERIFICATION_CODE_WRONG'
  world.reject(code, fieldDetails('answer', 'wrong'))
}

async function offerPasskey(call: Call<'offerPasskey'>): Promise<Outcome<'offerPasskey'>> {
  const { world, caller } = call
  const { member, sessionId } = caller
  if (!world.passkeys) return fault('MODULE_OFF')
  await checkProof(call)
  const known = await passkeysOf(world.store, member.id)
  if (known.length >= mostPasskeys) world.reject('PASSKEYS_FULL')
  const { id: memberId, username, nickname } = member
  const challenge = await issueChallenge(world, { purpose: 'create', memberId, boundTo: sessionId })
  return answer({
    challenge,
    rp: { id: world.passkeys.domain, name: 'Portico' },
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

/** Stores a passkey, tells its owner, and spends the code that has proven them. */
async function storePasskey(
  { world, caller: { member } }: Call<'addPasskey'>,
  passkey: PasskeyRow,
): Promise<void> {
  const target = codeTargetOf(world, member, 'passkey')
  const store = async (tables: WorldTables) => {
    if ((await passkeysOf(tables, member.id)).length >= mostPasskeys) world.reject('PASSKEYS_FULL')
    await tables.passkeys.insert(passkey)
    if (target) await forgetCode(tables, target)
    return true
  }
  try {
    await changeAndTell(world, member, passkeyAdded(passkey.name), store)
  } catch (error) {
    if (error instanceof DuplicateError) world.reject('PASSKEY_TAKEN')
    throw error
  }
}

async function addPasskey(call: Call<'addPasskey'>): Promise<Outcome<'addPasskey'>> {
  const { world, body, caller } = call
  const { credential } = body
  if (!world.passkeys) return fault('MODULE_OFF')
  const { member, sessionId } = caller
  const owner = { purpose: 'create', memberId: member.id, boundTo: sessionId } as const
  const challenge = await spendChallenge(world, owner, credential.clientDataJSON)
  if (challenge === undefined) return world.reject('PASSKEY_EXPIRED')
  const made = await world.passkeys.verifyCreation(credential, challenge)
  if (!made) return world.reject('PASSKEY_REJECTED')
  const passkey: PasskeyRow = {
    id: await sha256(credential.id),
    memberId: member.id,
    name: body.name,
    credentialId: credential.id,
    publicKey: made.publicKey,
    counter: made.counter,
    transports: credential.transports,
    isSynced: made.isSynced,
    createdAt: world.now(),
    usedAt: null,
  }
  await storePasskey(call, passkey)
  return answer(toPasskeyView(passkey))
}

async function renamePasskey({
  world,
  path: { passkeyId },
  body,
  caller: { member },
}: Call<'renamePasskey'>): Promise<Outcome<'renamePasskey'>> {
  const { passkeys } = world.store
  const isDone = await passkeys.update(passkeyId, { name: body.name }, { memberId: member.id })
  const passkey = isDone ? await passkeys.get(passkeyId) : undefined
  return passkey ? answer(toPasskeyView(passkey)) : fault('NOT_FOUND')
}

/** An account whose last passkey goes, and that can prove itself by nothing else, checks no more. */
async function endAddressCheck(
  { world }: Pick<Call<'removePasskey'>, 'world'>,
  tables: WorldTables,
  member: MemberRow,
): Promise<void> {
  const { checksAddress, authenticatorSecret } = await settingsOf(tables, member.id)
  const hasMethod = codeTargetOf(world, member, 'password') || authenticatorSecret !== null
  if (!checksAddress || hasMethod) return
  await writeSettings(tables, member.id, { checksAddress: false }, world.now())
}

async function removePasskey(call: Call<'removePasskey'>): Promise<Outcome<'removePasskey'>> {
  const { world, path, caller } = call
  const { member } = caller
  const passkey = await world.store.passkeys.get(path.passkeyId)
  if (passkey?.memberId !== member.id) return fault('NOT_FOUND')
  const isReplaceable = await hasOtherWayIn(world, await readOffered(world), member)
  await changeAndTell(world, member, passkeyRemoved(passkey.name), async (tables) => {
    const { length } = await passkeysOf(tables, member.id)
    if (length === 1 && !isReplaceable) world.reject('PASSKEY_LAST')
    if ((await tables.passkeys.remove({ id: passkey.id, memberId: member.id })) === 0) {
      world.reject('NOT_FOUND')
    }
    if (length === 1) await endAddressCheck(call, tables, member)
    return true
  })
  return answer(undefined)
}

export const passkeys = {
  'GET /wps/member/passkeys': async ({ world, query, caller: { member } }) => {
    const items = (await passkeysOf(world.store, member.id)).map(toPasskeyView)
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
