import type { Vendors } from '../../platform/providers.ts'

/** Path of the emulated vendors' games on the portal's origin. */
export const launchPath = '/play/'

/** Emulated game vendors of the demonstration. */
export const emulatedVendors: Vendors = { launchUrl: (token) => launchPath + token }
