/** Published test vectors for version 1 of the formulas, computed with OpenSSL and Python. */

const serverSeed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

/** SHA-256 of the server seed above. */
export const vectorHash = '2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737'

/**
 * `mines`: the first three tiles with mines. `crash`: the multiplier in hundredths at an RTP of 99
 * %.
 */
export const vectors = [
  { serverSeed, clientSeed: 'portico', nonce: 0, mines: [19, 12, 4], crash: 461 },
  { serverSeed, clientSeed: 'portico', nonce: 1, mines: [16, 9, 17], crash: 286 },
  { serverSeed, clientSeed: 'lucky_seven', nonce: 42, mines: [3, 13, 5], crash: 112 },
] as const
