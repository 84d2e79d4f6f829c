/** Characters that the name of a passkey may have, as the contract says. */
export const nameLength = 60
