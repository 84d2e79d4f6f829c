import type { World } from '../../platform/domain/base/context/world.ts'
import { withModule } from '../../platform/domain/base/platform/platform.ts'
import {
  changePlatform,
  readPlatform,
} from '../../platform/domain/base/platform/platformSettings.ts'

/** Switches a module of a platform on or off, as its operator does. */
export async function switchModule(world: World, modId: string, isOn: boolean): Promise<void> {
  const { whitelabel } = await readPlatform(world.store)
  await changePlatform(world, { whitelabel: withModule(whitelabel, modId, isOn) })
}
