import { appendFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import type { DomainStore } from '../platform/domain/base/collections/collections.ts'
import { auditLedger } from '../platform/domain/money/ledger/auditLedger.ts'
import { examinePeople } from '../platform/handlers/testing/examineMoney.ts'
import { eventually } from '../tests/support/eventually.ts'
import { openPlace } from './database/testing/openPlace.ts'
import { attack, compareWrites, repeat } from './testing/attack/attack.ts'
import { openAttackedGateway } from './testing/attack/attackedGateway.ts'
import { type Attackers, settledPeriods } from './testing/attack/attackers.ts'
import { describeOnEachDatabase, type GatewayPlace } from './testing/eachDatabase.ts'

/** `npm run bench attack` sets environment variables to run more operations with a random seed. */
const { env } = process
const operations = Number(env.PORTICO_ATTACK_OPERATIONS ?? 150)
const kills = Number(env.PORTICO_ATTACK_KILLS ?? 2)
const seed = Number(env.PORTICO_ATTACK_SEED ?? 39)

/**
 * Locks the SQLite file for as long as a backup may lock it, or ends all other connections to
 * PostgreSQL.
 */
async function disturb(place: string): Promise<void> {
  if (place.startsWith('postgres:')) {
    const client = new Client({ connectionString: place })
    await client.connect()
    const others = 'datname = current_database() and pid <> pg_backend_pid()'
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
    await client.end()
    return
  }
  const file = new DatabaseSync(place, { timeout: 5_000 })
  file.exec('begin immediate')
  await pause(300)
  file.exec('rollback')
  file.close()
}

const settlementsTo = (store: DomainStore, { people }: Attackers): Promise<number> =>
  store.settlements.count({ payeeId: people[1].id, kind: 'realTimeSalary' })

function itKeepsTheLedger(placeOf: () => Promise<GatewayPlace>): void {
  it(`30 members make ${operations} operations during ${kills} kills of the gateway, and no acknowledged operation is lost or doubled (seed ${seed})`, {
    timeout: 90_000 + 500 * operations,
  }, async () => {
    const { environment, place } = await placeOf()
    const gateway = await openAttackedGateway(environment)
    const { store, close } = await openPlace(place)
    const plan = { seed, operations, kills, disturb: () => disturb(place) }
    const pairs = await attack({ gateway, store }, plan)
    const writes = await compareWrites(pairs)
    // A retry of an acknowledged write returns the first response and writes nothing.
    expect(await repeat({ gateway, store }, pairs)).toEqual([])
    expect(await compareWrites(pairs)).toEqual(writes)
    await eventually(async () => {
      for (const { attackers } of pairs)
        expect(await settlementsTo(store, attackers)).toBeGreaterThanOrEqual(settledPeriods)
    })
    await gateway.stop()
    const database = place.startsWith('postgres:') ? 'PostgreSQL' : 'SQLite'
    const figures = { database, ...writes, kills, operations, lostAnswers: gateway.lostAnswers() }
    if (env.PORTICO_ATTACK_FIGURES)
      await appendFile(env.PORTICO_ATTACK_FIGURES, `${JSON.stringify(figures)}\n`)
    expect(gateway.kills()).toBe(kills)
    expect(writes).toMatchObject({ lost: 0, doubled: 0 })
    // The test notices a lost operation only if enough operations were acknowledged.
    expect(writes.acknowledged).toBeGreaterThan(operations / 4)
    expect(await auditLedger(store)).toEqual([])
    for (const { attackers } of pairs) await examinePeople(attackers)
    await close()
  })
}

describeOnEachDatabase(itKeepsTheLedger)
