import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openPlace } from './database/testing/openPlace.ts'
import { createStarter, describeOnEachDatabase, type GatewayPlace } from './testing/eachDatabase.ts'
import { expectAllOnce, nothingDone } from './testing/expectAllOnce.ts'
import {
  type Act,
  type Actors,
  bet,
  cancelDeposit,
  deposit,
  enter,
  publish,
  registration,
  transfer,
} from './testing/moneyLoad.ts'
import type { createTestClient } from './testing/testClient.ts'

/** `npm run bench kills` sets a higher number of kills. */
const rounds = Number(process.env.PORTICO_KILLS ?? 2)

/** A sent operation and the id in its response. The id is undefined when no response arrived. */
type Sent = { act: Act; id: string | undefined }
type Client = ReturnType<typeof createTestClient>

/** Sends one operation after another until the gateway no longer responds. */
async function actUntilGone(
  client: Client,
  {
    make,
    sentActs: sent,
    onDone,
  }: { make: () => Act; sentActs: Sent[]; onDone: (id: string) => Promise<void> },
): Promise<void> {
  for (;;) {
    const entry: Sent = { act: make(), id: undefined }
    sent.push(entry)
    try {
      entry.id = await entry.act.send(client)
      if (entry.id !== undefined) await onDone(entry.id)
    } catch {
      return
    }
  }
}

async function publishUntilGone(client: Client, actors: Actors, notes: Set<string>) {
  for (;;) {
    const note = randomUUID()
    try {
      if (await publish(client, actors, note)) notes.add(note)
    } catch {
      return
    }
  }
}

function itKeepsWhatItAcknowledged(placeOf: () => Promise<GatewayPlace>): void {
  it(`a gateway that is killed ${rounds} times loses no acknowledged operation and performs none twice`, {
    timeout: 60_000 * (rounds + 1),
  }, async () => {
    const { environment, place } = await placeOf()
    const since = Date.now()
    const start = createStarter(environment)
    const done = nothingDone()
    let { gateway, client } = await start()
    // The sessions and the launched games outlive the gateway.
    const actors = await enter(client)
    for (let round = 0; round < rounds; round += 1) {
      const sent: Sent[] = []
      let acknowledged = 0
      const running = client
      const killed = gateway
      const onDone = async () => {
        acknowledged += 1
        // Kills the gateway after a different number of operations in each round, so that the kills
        // hit different moments.
        if (acknowledged === 5 + ((7 * round) % 11)) killed.child.kill('SIGKILL')
      }
      const cancelled = async (id: string) => {
        await onDone()
        await cancelDeposit(running, actors, id)
      }
      await Promise.all([
        actUntilGone(running, { make: registration, sentActs: sent, onDone }),
        actUntilGone(running, { make: () => bet(actors), sentActs: sent, onDone }),
        actUntilGone(running, { make: () => deposit(actors), sentActs: sent, onDone: cancelled }),
        actUntilGone(running, { make: () => transfer(actors), sentActs: sent, onDone }),
        publishUntilGone(running, actors, done.notes),
      ])
      await killed.exitCode
      ;({ gateway, client } = await start())
      for (const { act, id } of sent) {
        const again = await act.send(client)
        // A retry of an acknowledged operation returns the same id.
        if (id !== undefined) expect(again).toBe(id)
        if (again !== undefined) done[act.kind].add(again)
        if (again !== undefined && act.kind === 'deposit')
          await cancelDeposit(client, actors, again)
      }
    }
    gateway.child.kill('SIGKILL')
    await gateway.exitCode
    const { store, close } = await openPlace(place)
    await expectAllOnce(store, done, since)
    await close()
    for (const kind of ['registration', 'bet', 'deposit', 'transfer', 'notes'] as const)
      expect(done[kind].size, kind).toBeGreaterThan(0)
  })
}

describeOnEachDatabase(itKeepsWhatItAcknowledged)
