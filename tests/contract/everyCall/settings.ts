import type { components } from '../../../src/api/gen/paths.ts'
import { answerValue, type Calls, sampleParts } from './calls/calls.ts'
import { type ContractOperation, operationOf } from './calls/document.ts'

type Settings = components['schemas']['PlatformSettings']
type Module = components['schemas']['WhitelabelNode']

/**
 * Changes the platform settings as an operator.
 * @returns a function that restores the previous settings.
 */
export async function changeSettings(
  calls: Calls,
  change: (settings: Settings) => Settings,
): Promise<() => Promise<void>> {
  const put = async (update: (settings: Settings) => Settings) => {
    const read = operationOf('GET /ops/platform')
    const answer = await calls.send(read, sampleParts(read))
    const { settings } = answerValue<{ settings: Settings }>(answer)
    await calls.succeed('PUT /ops/platform', {
      headers: { 'If-Match': answer.headers.get('ETag') },
      body: update(settings),
    })
    return settings
  }
  const before = await put(change)
  return async () => {
    await put(() => before)
  }
}

const setEnabled = (modules: Module[], names: Set<string | null>, enabled: boolean): Module[] =>
  modules.map((module) => ({
    ...module,
    ...(names.has(module.modId) && { enabled }),
    ...(module.childrenNodes && {
      childrenNodes: setEnabled(module.childrenNodes, names, enabled),
    }),
  }))

/**
 * Turns on or off the modules that the operations require (`x-flag` in the contract).
 * @returns a function that restores the previous settings.
 */
export const switchModules = (
  calls: Calls,
  operations: readonly ContractOperation[],
  enabled: boolean,
): Promise<() => Promise<void>> => {
  const names = new Set(operations.map(({ flag }) => flag))
  return changeSettings(calls, (settings) => ({
    ...settings,
    whitelabel: setEnabled(settings.whitelabel, names, enabled),
  }))
}
