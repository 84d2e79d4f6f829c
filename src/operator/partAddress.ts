/** Hash of the console's address that opens a section, by the id of its tab. */
export const partAddress = (id: string): string => `#${id}`
