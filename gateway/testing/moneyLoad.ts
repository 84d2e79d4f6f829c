/** Actions of players and an operator on a gateway process that may be killed at any moment. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { canStart } from '../../platform/domain/play/games/showGame.ts'
import { type createTestClient, newPlayer } from './testClient.ts'

export const operatorPassword = 'correct-horse-battery'
/** Stake of a bet in minor units. */
const stake = 500
/** Slots that Ana plays in turn, because the minimum time between two spins applies per slot. */
const slots = catalogue.games({ gameType: 'RNG' }).filter(canStart).slice(0, 20)

type Client = ReturnType<typeof createTestClient>
type Headers = Record<string, string>

/**
 * Session headers of Ana (a player), Carla (an agent) and the operator. The sessions outlive the
 * gateway processes. Ana has launched several slots; `nextSlot` returns their paths in turn.
 */
export type Actors = { ana: Headers; carla: Headers; operator: Headers; nextSlot(): string }

/** Action that takes effect only once, however often it is sent. */
export type Act = {
  kind: 'registration' | 'bet' | 'deposit' | 'transfer'
  /**
   * Sends the action with the same idempotency key each time. Rejects when the gateway dies before
   * it responds.
   * @returns the identifier of the result; undefined when the gateway rejected the action.
   */
  send(client: Client): Promise<string | undefined>
}

const nameOf = (value: unknown, key: string): string | undefined => {
  const named: unknown = Object(value)[key]
  return typeof named === 'string' ? named : undefined
}

export async function enter(client: Client): Promise<Actors> {
  const enterAs = async (username: string, area?: 'agent'): Promise<Headers> => {
    const path = '/wps/session/login'
    const fields = { username, password: `portico-${username}-1`, type: 'username' }
    const sealed = await client.sealBody('POST', path, { ...fields, ...(area && { area }) })
    const { body } = await client.send('POST', path, { body: sealed })
    if (!body.value?.token) throw new Error(`${username} is not let in: ${JSON.stringify(body)}`)
    return { Authorization: `Bearer ${body.value.token}` }
  }
  const ana = await enterAs('ana')
  const launchPaths = await Promise.all(
    slots.map(async ({ nodeId }) => {
      const body = { nodeId, language: 'pt', backUrl: '/rng' }
      const launch = await client.send('POST', '/wps/game/startGame', { headers: ana, body })
      const launchPath = nameOf(launch.body.value, 'launchUrl')
      if (launchPath !== undefined) return launchPath
      throw new Error(`No game starts: ${JSON.stringify(launch.body)}`)
    }),
  )
  let played = 0
  const nextSlot = () => {
    played += 1
    return launchPaths[played % launchPaths.length] ?? ''
  }
  const carla = await enterAs('carla', 'agent')
  const { headers: operator } = await client.operator(operatorPassword)
  return { ana, carla, operator, nextSlot }
}

export function registration(): Act {
  const username = `k${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const key = randomUUID()
  return {
    kind: 'registration',
    async send(client) {
      const { body } = await client.register(newPlayer({ username }), key)
      return body.success ? username : undefined
    },
  }
}

export function bet({ nextSlot }: Actors): Act {
  const key = randomUUID()
  const path = `${nextSlot()}/spin`
  return {
    kind: 'bet',
    async send(client) {
      const { body } = await client.send('POST', path, { body: { stake, key } })
      return 'ok' in body && body.ok === true ? key : undefined
    },
  }
}

/** Sends a call again after the `Retry-After` of each 429 response, until it is accepted. */
async function sendWithinLimit(
  client: Client,
  path: string,
  call: { headers: Headers; body?: unknown },
) {
  for (;;) {
    const answer = await client.send('POST', path, call)
    if (answer.status !== 429) return answer
    await delay(Number(answer.headers.get('Retry-After')) * 1000)
  }
}

export function deposit({ ana }: Actors): Act {
  const headers = { ...ana, 'Idempotency-Key': randomUUID() }
  const body = { method: 'PIX', amount: '50.00' }
  return {
    kind: 'deposit',
    async send(client) {
      const answer = await sendWithinLimit(client, '/wps/deposits', { headers, body })
      return nameOf(answer.body.value, 'depositId')
    },
  }
}

/** Cancels a deposit, because a player can have only a few open deposits. */
export async function cancelDeposit(client: Client, { ana }: Actors, id: string): Promise<void> {
  const headers = { ...ana, 'Idempotency-Key': randomUUID() }
  await sendWithinLimit(client, `/wps/deposits/${id}/cancel`, { headers })
}

export function transfer({ carla }: Actors): Act {
  const path = '/wps/transfers'
  const headers = { ...carla, 'Idempotency-Key': randomUUID() }
  const fields = { memberId: 'm-davi', amount: '1.00', paymentPassword: '482915' }
  return {
    kind: 'transfer',
    async send(client) {
      const body = await client.sealBody('POST', path, fields)
      const answer = await sendWithinLimit(client, path, { headers, body })
      return nameOf(answer.body.value, 'transferId')
    },
  }
}

/**
 * Publishes the registration rules unchanged, with a note.
 * @returns true if the gateway acknowledged the publication.
 */
export async function publish(
  client: Client,
  { operator }: Actors,
  note: string,
): Promise<boolean> {
  const path = '/ops/registration-rules'
  const shown = await client.send('GET', path, { headers: operator })
  const { status } = await client.send('PUT', path, {
    headers: { ...operator, 'If-Match': shown.headers.get('etag') ?? '' },
    body: { ...shown.body.value?.draft, note },
  })
  return status === 200
}
