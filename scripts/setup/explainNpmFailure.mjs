// @ts-check
/** npm's error codes with an explanation and advice. The first match is shown. */
const causes = /** @type {[RegExp, string][]} */ ([
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|FETCH_ERROR)\b/,
    'The package registry could not be reached. Check the network, a proxy (HTTPS_PROXY) or `npm config get registry`, then run the command again.',
  ],
  [
    /\b(UNABLE_TO_GET_ISSUER_CERT|SELF_SIGNED_CERT_IN_CHAIN|CERT_HAS_EXPIRED|UNABLE_TO_VERIFY_LEAF_SIGNATURE)/,
    'The registry showed a certificate that this machine does not trust. Behind a company proxy, name its certificate in NODE_EXTRA_CA_CERTS.',
  ],
  [/\bENOSPC\b/, 'The disk is full. About 1 GB is needed for the packages.'],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'A file or folder could not be written. Check who owns this folder and node_modules in it.',
  ],
  [
    /\bEBUSY\b/,
    'A file of node_modules is in use. Stop what runs from this folder, then run the command again.',
  ],
  [
    /\b(E404|ETARGET|ENOVERSIONS)\b/,
    'The registry lacks a package that the lock names. A mirror may be behind: `npm config get registry` tells which one is asked.',
  ],
  [
    /\bEINTEGRITY\b/,
    'A package came with other content than the lock expects. `npm cache clean --force` helps when the cache is broken.',
  ],
  [
    /\b(EUSAGE|can only install packages when your package\.json)/,
    'package.json and package-lock.json disagree. Run `npm install`, and commit both.',
  ],
])

/**
 * Explains why npm failed, followed by the end of npm's output.
 * @param {string} output npm's complete output
 * @param {string[]} args npm's arguments
 * @returns {string}
 */
export function explainNpmFailure(output, args) {
  const cause = causes.find(([pattern]) => pattern.test(output))?.[1]
  const lines = output.trim().split('\n')
  const said = lines
    .filter((line) => !/^(npm error)?\s+at /.test(line))
    .slice(-15)
    .join('\n')
  return [
    `\`npm ${args.join(' ')}\` failed.`,
    cause,
    said && `npm said:\n${said.replaceAll(/^/gm, '  ')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
