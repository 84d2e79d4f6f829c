import type { components } from '../../../../src/api/gen/paths.ts'
import { toBase64Url } from '../../../../src/lib/base64.ts'
import type { DomainTables, PasskeyRow } from '../../base/collections/collections.ts'
import { sha256 } from '../../base/context/digest.ts'

type Schemas = components['schemas']
type Passkeys = Pick<DomainTables, 'passkeys'>

/** Maximum number of passkeys per member; nobody has as many devices. */
export const mostPasskeys = 20

/** A member's passkeys, the newest first. */
export const passkeysOf = ({ passkeys }: Passkeys, memberId: string): Promise<PasskeyRow[]> =>
  passkeys.find({
    where: { memberId },
    orderBy: { column: 'createdAt', direction: 'descending' },
  })

/** Passkey with a credential id, whichever member it belongs to. */
export const passkeyOf = async (
  { passkeys }: Passkeys,
  credentialId: string,
): Promise<PasskeyRow | undefined> => passkeys.get(await sha256(credentialId))

export const countPasskeys = ({ passkeys }: Passkeys, memberId: string): Promise<number> =>
  passkeys.count({ memberId })

/** WebAuthn user handle of a member. */
export const userHandleOf = (memberId: string): string =>
  toBase64Url(new TextEncoder().encode(memberId))

/** Descriptor of a passkey in WebAuthn requests. */
export const descriptorOf = ({
  credentialId,
  transports,
}: Pick<PasskeyRow, 'credentialId' | 'transports'>): Schemas['Descriptor'] => ({
  type: 'public-key',
  id: credentialId,
  transports,
})

/** Passkey in the format of the API. */
export const toPasskeyView = ({
  id,
  name,
  createdAt,
  usedAt,
  isSynced,
  transports,
}: PasskeyRow): Schemas['Passkey'] => ({
  passkeyId: id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  ...(usedAt !== null && { usedAt: new Date(usedAt).toISOString() }),
  synced: isSynced,
  transports,
})
