import type { components } from '../../../src/api/gen/paths.ts'
import { answered, type Calls, sampleParts } from './calls.ts'
import { operationOf, operations } from './document.ts'

type Settings = components['schemas']['PlatformSettings']
type Module = components['schemas']['WhitelabelNode']

/** Changes the platform as an operator does. @returns puts back what was. */
export async function changeSettings(
  calls: Calls,
  change: (settings: Settings) => Settings,
): Promise<() => Promise<void>> {
  const put = async (wanted: (settings: Settings) => Settings) => {
    const read = operationOf('GET /ops/platform')
    const answer = await calls.send(read, sampleParts(read))
    const { settings } = answered<{ settings: Settings }>(answer)
    await calls.succeed('PUT /ops/platform', {
      headers: { 'If-Match': answer.headers.get('ETag') },
      body: wanted(settings),
    })
    return settings
  }
  const before = await put(change)
  return async () => {
    await put(() => before)
  }
}

/** The modules that calls ask for (`x-flag`). */
const asked = new Set(operations.map(({ flag }) => flag))

/** The modules with those on or off that calls ask for. */
export const switchAsked = (modules: Module[], enabled: boolean): Module[] =>
  modules.map((module) => ({
    ...module,
    ...(asked.has(module.modId) && { enabled }),
    ...(module.childrenNodes && { childrenNodes: switchAsked(module.childrenNodes, enabled) }),
  }))
