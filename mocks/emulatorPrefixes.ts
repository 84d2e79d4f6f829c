import { chatPath } from './chat/chatPath.ts'
import { socialPath } from './social/paths.ts'
import { launchPath } from './vendor/emulatedVendors.ts'

/** Where the emulators have their pages, on our own origin; no page of the portal lies below. */
export const emulatorPrefixes: readonly string[] = [launchPath, chatPath, socialPath]
