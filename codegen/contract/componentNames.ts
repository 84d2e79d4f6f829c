const sectionPointer = /^#\/components\/([^/]+)\/([^/]+)$/

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * The name under which a section of the components holds what a pointer leads to, if it does.
 * @param pointer without the escapes of a URL.
 */
export function componentName(pointer: string, section: string): string | undefined {
  const [, found, name] = sectionPointer.exec(pointer) ?? []
  return found === section && name !== undefined ? unescapeStep(name) : undefined
}

/** The reference to a component's schema by its name. */
export const referenceToSchema = (name: string) =>
  `#/components/schemas/${encodeURIComponent(escapeStep(name))}`
