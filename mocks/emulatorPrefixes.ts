import { chatPath } from './chat/chatPath.ts'
import { socialPath } from './social/paths.ts'
import { launchPath } from './vendor/emulatedVendors.ts'

/**
 * Path prefixes of the emulator pages on the portal's origin. No page of the portal has such a
 * path.
 */
export const emulatorPrefixes: readonly string[] = [launchPath, chatPath, socialPath]
