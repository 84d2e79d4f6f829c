/** Converts a name to lower-case words with underscores: `createdAt` becomes `created_at`. */
export const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .toLowerCase()
