import { withModule } from '../../mocks/world/platform/platform.ts'
import { changePlatform, readPlatform } from '../../mocks/world/platform/platformSettings.ts'
import type { World } from '../../mocks/world/world.ts'

/** Switches a module of a platform on or off, as its operator does. */
export async function switchModule(world: World, modId: string, isOn: boolean): Promise<void> {
  const { whitelabel } = await readPlatform(world.store)
  await changePlatform(world, { whitelabel: withModule(whitelabel, modId, isOn) })
}
