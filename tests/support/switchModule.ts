import type { Context } from '../../platform/domain/base/context/context.ts'
import { withModule } from '../../platform/domain/base/platform/platform.ts'
import {
  changePlatform,
  readPlatform,
} from '../../platform/domain/base/platform/platformSettings.ts'

/** Enables or disables a module of a platform, as an operator does. */
export async function switchModule(context: Context, modId: string, isOn: boolean): Promise<void> {
  const { whitelabel } = await readPlatform(context.store)
  await changePlatform(context, { whitelabel: withModule(whitelabel, modId, isOn) })
}
