import type { ReferenceContent } from './reference.ts'

/**
 * The portal's generated contract for the API reference. In a separate file, because the
 * development server restarts when a file that its configuration imports changes.
 */
export const portalReferenced: ReferenceContent = {
  title: 'Portico',
  readDocument: async () => {
    const { contractDocument } = await import('../../platform/gen/contractDocument.ts')
    return contractDocument
  },
}
