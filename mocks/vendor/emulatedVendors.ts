import type { Vendors } from '../../platform/providers.ts'

/** Where the emulated vendors play, on our own origin. */
export const launchPath = '/play/'

/** The vendors of a demonstration. */
export const emulatedVendors: Vendors = { launchUrl: (token) => launchPath + token }
