import { withModule } from '../../platform/world/base/platform/platform.ts'
import {
  changePlatform,
  readPlatform,
} from '../../platform/world/base/platform/platformSettings.ts'
import type { World } from '../../platform/world/base/world/world.ts'

/** Switches a module of a platform on or off, as its operator does. */
export async function switchModule(world: World, modId: string, isOn: boolean): Promise<void> {
  const { whitelabel } = await readPlatform(world.store)
  await changePlatform(world, { whitelabel: withModule(whitelabel, modId, isOn) })
}
