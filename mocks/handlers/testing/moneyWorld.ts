/** Two people with money over any store, and calls of theirs without the wire. */

import type { OperationKey } from '../../gen/behaviour.ts'
import { memberRow } from '../../server/serverForTests.ts'
import type { MemberRow, WorldStore } from '../../world/collections.ts'
import { pngForTests } from '../../world/files/picturesForTests.ts'
import { keepFile } from '../../world/files.ts'
import { jobHandlers } from '../../world/jobHandlers.ts'
import { runDueJobs } from '../../world/jobs.ts'
import { moved, post } from '../../world/ledger/post.ts'
import { changePlatform } from '../../world/platformSettings.ts'
import { createWorld } from '../../world/ports.ts'
import { joinTeam } from '../../world/team/hierarchy.ts'
import { behaviour } from '../all.ts'

const start = Date.UTC(2026, 10, 23, 12)
const opening = 300_000
export const paymentPassword = '482915'

/** Runs are told apart, since some stores outlive them. */
let runs = 0

type Sent = { body?: unknown; path?: Record<string, string>; key: string }
type Outcome = { kind: string; code?: string; value?: unknown }

/**
 * Opens two worlds over one store, as two gateways are, with an agent and her downline. Amounts provoke
 * every end that they can.
 */
export async function openMoneyWorld(store: WorldStore) {
  runs += 1
  const time = { now: start }
  const open = () => createWorld({ store, now: () => time.now, passwordIterations: 1 })
  const worlds = [open(), open()] as const
  const [world] = worlds
  let calls = 0
  await changePlatform(world, { provocations: true })
  const hash = await world.passwords.hash(paymentPassword)
  const people: MemberRow[] = ['agent', 'member'].map((name, index) => {
    const id = `m-${runs}-${name}`
    const account = { id, username: id, usernameKey: id, nickname: name, type: 1 - index }
    return memberRow({ ...account, profile: { paymentPassword: hash } })
  })
  const [agent, member] = people
  if (!agent || !member) throw new Error('Nobody is there')
  for (const person of people) await store.members.insert(person)
  await store.transaction(async (tables, announce) => {
    for (const { id } of people) {
      const from = { kind: 'house', name: 'opening' } as const
      const to = { kind: 'main', memberId: id } as const
      await post(world, tables, announce, moved('OPENING', id, { from, to, amount: opening }))
      await tables.payoutAccounts.insert({
        ...{
          id: `k-${id}`,
          memberId: id,
          keyType: 'EMAIL',
          keyId: `EMAIL:${id}`,
          key: `${id}@x.br`,
        },
        ...{ holder: 'Ana Souza', createdAt: start },
      })
    }
    await joinTeam(tables, member, { upline: agent, isAgent: true, rates: {} })
  })

  /** Makes a call as one of the people, at one of the gateways. */
  const call = async (
    key: OperationKey,
    who: number,
    { body, path, key: idempotencyKey }: Sent,
  ) => {
    const person = people[who % people.length]
    // What the server hands over when a call has passed the contract, for any of them.
    const handler = behaviour[key] as unknown as (call: unknown) => Promise<Outcome>
    // They take turns at the gateways.
    calls += 1
    return handler({
      ...{ world: worlds[calls % worlds.length], query: {}, path: path ?? {}, body },
      headers: { 'Idempotency-Key': idempotencyKey },
      caller: { kind: 'member', member: person, sessionId: 's-1' },
      ...{ ip: '203.0.113.9', requestId: 'q-1' },
    })
  }
  /** Moves the clock on, and lets both gateways do what is due, at the same time. */
  const pass = async (milliseconds: number) => {
    time.now += milliseconds
    const errors: unknown[] = []
    const run = (one: (typeof worlds)[number]) =>
      runDueJobs(one, jobHandlers, (error) => errors.push(error))
    await Promise.all(worlds.map(run))
    return errors
  }
  const proof = async (who: number) => {
    const file = await keepFile(world, people[who % people.length]?.id ?? '', pngForTests(9, 9))
    return file?.id ?? ''
  }
  return { store, people, call, pass, proof }
}

export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>
