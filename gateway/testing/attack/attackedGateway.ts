/** Gateway process that a test kills and restarts while clients call it. */
import { setTimeout as pause } from 'node:timers/promises'
import { envelopeRains } from '../../../mocks/content/envelopeRains.ts'
import { rainsAround } from '../../../platform/domain/play/rewards/redEnvelopes.ts'
import { createStarter } from '../eachDatabase.ts'

/**
 * Maximum attempts per call, and milliseconds between two attempts. Together they last far longer
 * than any start of the gateway.
 */
const mostAttempts = 1_200
const backOff = 50

/** Milliseconds that are added to the gateway's clock, so that a red-envelope event is running. */
function findClockShift(): number {
  const now = Date.now()
  const [rain] = rainsAround(envelopeRains, now)
  return rain ? rain.opensAt + 1_000 - now : 0
}

export async function openAttackedGateway(environment: Record<string, string>) {
  const shift = findClockShift()
  const clock = `const now=Date.now;Date.now=()=>now()+${shift}`
  const start = createStarter({
    ...environment,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
  })
  const startKnown = async () => {
    const { gateway, client } = await start()
    const { body } = await client.send('GET', '/wps/system/status')
    const [encryptionKey] = body.value?.encryption?.keys ?? []
    if (!encryptionKey) throw new Error('The status names no key')
    return { gateway, client, encryptionKey }
  }
  let running = startKnown()
  let kills = 0
  let lostAnswers = 0
  await running
  const end = async (old: typeof running) => {
    const { gateway } = await old
    gateway.child.kill('SIGKILL')
    await gateway.exitCode
  }
  return {
    /** The running process, once it is ready. */
    running: () => running,
    now: () => Date.now() + shift,
    kills: () => kills,
    lostAnswers: () => lostAnswers,
    async restart(): Promise<void> {
      kills += 1
      const old = running
      running = end(old).then(startKnown)
      await running
    },
    stop: () => end(running),
    /** Repeats an attempt until it returns a response, even if the gateway is killed meanwhile. */
    async untilAnswered<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
      for (let attempts = 1; ; attempts += 1) {
        await running
        try {
          return await attempt()
        } catch (error) {
          if (attempts === mostAttempts) throw error
          lostAnswers += 1
          await pause(backOff)
        }
      }
    },
  }
}

export type AttackedGateway = Awaited<ReturnType<typeof openAttackedGateway>>
