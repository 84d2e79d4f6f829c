/** URL hash that opens a section of the console. @param id id of the section's tab. */
export const partAddress = (id: string): string => `#${id}`
