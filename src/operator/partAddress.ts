/** What the console's address ends with to show a part of it, by the id of its tab. */
export const partAddress = (id: string): string => `#${id}`
