/** Name as lower-case words with underscores: `createdAt` is `created_at`. */
export const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .toLowerCase()
