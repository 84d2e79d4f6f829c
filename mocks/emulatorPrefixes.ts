import { socialPath } from '../platform/world/accounts/members/socialPath.ts'
import { launchPath } from '../platform/world/play/games/launches.ts'
import { chatPath } from './chat/chatPath.ts'

/** Where the emulators have their pages, on our own origin; no page of the portal lies below. */
export const emulatorPrefixes: readonly string[] = [launchPath, chatPath, socialPath]
