import { chatPath } from './chat/chatPath.ts'
import { socialPath } from './social/paths.ts'
import { launchPath } from './vendor/emulatedVendors.ts'

/**
 * Path prefixes of the emulators' pages on the portal's origin; no page of the portal is below
 * them.
 */
export const emulatorPrefixes: readonly string[] = [launchPath, chatPath, socialPath]
