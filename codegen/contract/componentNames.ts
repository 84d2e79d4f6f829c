const sectionPointer = /^#\/components\/([^/]+)\/([^/]+)$/

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * Name of the component that a pointer leads to in a section.
 * @param pointer without URL escapes.
 * @returns undefined for another section.
 */
export function componentName(pointer: string, section: string): string | undefined {
  const [, found, name] = sectionPointer.exec(pointer) ?? []
  return found === section && name !== undefined ? unescapeStep(name) : undefined
}

/** Reference to a component's schema by its name. */
export const referenceToSchema = (name: string) =>
  `#/components/schemas/${encodeURIComponent(escapeStep(name))}`
