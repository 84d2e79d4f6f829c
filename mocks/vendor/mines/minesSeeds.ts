/** Seeds of a member's next round of mines. Every round has a server seed of its own. */

import type {
  DomainTables,
  FairSeedRow,
} from '../../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../../platform/domain/base/context/context.ts'
import { toHex } from '../../../platform/domain/base/context/digest.ts'
import { DuplicateError } from '../../../platform/domain/base/storage/store.ts'
import { type RoundSecret, secretOf } from '../../rules/sharedRounds.ts'
import { fairVersion, hashOfSeed } from '../fair/fairChance.ts'
import { serverSeedOf } from '../fair/serverSeed.ts'
import { RefusedAct } from '../frame/emulatedGame.ts'

export type SeedOwner = { memberId: string; nodeId: string }

/** Seeds in the form that is published before the round. */
export type PublishedSeeds = { serverSeedHash: string; clientSeed: string; nonce: number }

/** Id of the round that uses the seeds of a row. */
export const roundIdOf = ({ series, nonce }: Pick<FairSeedRow, 'series' | 'nonce'>): string =>
  `${series}-${nonce}`

export const minesSeedOf = (secret: RoundSecret, roundId: string): Promise<string> =>
  serverSeedOf(secret, `mines/${roundId}`)

/** Seeds of the next round, created at the first use. */
export async function readSeeds(
  context: Pick<Context, 'store' | 'randomBytes'>,
  { memberId, nodeId }: SeedOwner,
): Promise<FairSeedRow> {
  const { store, randomBytes } = context
  const id = `${memberId}/${nodeId}`
  const stored = await store.fairSeeds.get(id)
  if (stored) return stored
  const series = toHex(randomBytes(8))
  const row = { id, memberId, series, clientSeed: toHex(randomBytes(8)), nonce: 0 }
  try {
    await store.fairSeeds.insert(row)
    return row
  } catch (error) {
    // `DuplicateError` means that a concurrent request has created the seeds in the meantime.
    const other = error instanceof DuplicateError ? await store.fairSeeds.get(id) : undefined
    if (!other) throw error
    return other
  }
}

/**
 * Published form of the seeds of a row. It contains the hash of the server seed, not the seed
 * itself.
 */
export async function publishSeeds(context: Context, row: FairSeedRow): Promise<PublishedSeeds> {
  const serverSeed = await minesSeedOf(await secretOf(context), roundIdOf(row))
  const { clientSeed, nonce } = row
  return { serverSeedHash: await hashOfSeed(serverSeed), clientSeed, nonce }
}

/**
 * Proof of a round while the round is open. It contains the hash of the server seed, not the seed.
 */
export const openProof = (seeds: PublishedSeeds) => ({ version: fairVersion, ...seeds })

/** Thrown if another request has changed the seeds in the meantime. */
export class StaleSeeds extends Error {}

/**
 * Marks the seeds of a row as used, in the transaction of a bet, so that no two bets use the same
 * seeds.
 * @throws {StaleSeeds} if another request has used or changed them.
 */
export async function consumeSeeds(
  { fairSeeds }: Pick<DomainTables, 'fairSeeds'>,
  { id, nonce, clientSeed }: FairSeedRow,
): Promise<void> {
  const isUsed = await fairSeeds.update(id, { nonce: nonce + 1 }, { nonce, clientSeed })
  if (!isUsed) throw new StaleSeeds('Another act has changed the seeds')
}

/** Replaces the client seed, starting with the next round. */
export async function changeClientSeed(
  context: Pick<Context, 'store' | 'randomBytes'>,
  owner: SeedOwner,
  clientSeed: string,
): Promise<FairSeedRow> {
  const row = await readSeeds(context, owner)
  await context.store.fairSeeds.update(row.id, { clientSeed })
  return readSeeds(context, owner)
}

/**
 * Replaces the server seed of the next round. Reveals the old seed, which was not used, so that its
 * hash can be verified.
 * @throws {RefusedAct} `TOO_FAST` if another request has just used the old seed.
 */
export async function replaceServerSeed(
  context: Context,
  owner: SeedOwner,
): Promise<{ row: FairSeedRow; unused: PublishedSeeds & { serverSeed: string } }> {
  const row = await readSeeds(context, owner)
  const { id, nonce } = row
  const isReplaced = await context.store.fairSeeds.update(id, { nonce: nonce + 1 }, { nonce })
  if (!isReplaced) throw new RefusedAct('TOO_FAST')
  const serverSeed = await minesSeedOf(await secretOf(context), roundIdOf(row))
  const unused = { ...(await publishSeeds(context, row)), serverSeed }
  return { row: await readSeeds(context, owner), unused }
}
