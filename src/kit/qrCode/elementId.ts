const letters = 'abcdefghijklmnopqrstuvwxyz'
const characters = `${letters}0123456789`
const length = 32

/** Random element id of 32 characters; begins with a letter (CONST-52). */
export function randomElementId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte, index) => {
    const alphabet = index === 0 ? letters : characters
    return alphabet[byte % alphabet.length]
  }).join('')
}
