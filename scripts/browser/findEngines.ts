import { findProgram, isExecutable } from '../setup/findProgram.ts'

/** Programs that run WebKitGTK's browser without a screen and serve the portal over TLS. */
export type WebKitPrograms = {
  /** WebDriver program, which starts the browser of the same package. */
  driver: string
  /** X server without a screen. */
  display: string
  openssl: string
}

/** Install locations of Firefox outside PATH. */
const firefoxPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
}

/**
 * Finds Firefox. The program in `FIREFOX_PATH` precedes the ESR version, which precedes all others.
 */
export function findFirefox(path: string = process.env.PATH ?? ''): string | undefined {
  const { FIREFOX_PATH: chosen } = process.env
  if (chosen && isExecutable(chosen)) return chosen
  return findProgram(['firefox-esr', 'firefox'], path, firefoxPlaces[process.platform])
}

/** Debian package of each program that WebKitGTK needs. */
const webKitPackages = {
  driver: { program: 'WebKitWebDriver', package: 'webkit2gtk-driver' },
  display: { program: 'Xvfb', package: 'xvfb' },
  openssl: { program: 'openssl', package: 'openssl' },
} as const

/** WebKitGTK's browser with all required programs. Undefined when one is missing. */
export function findWebKit(path: string = process.env.PATH ?? ''): WebKitPrograms | undefined {
  const [driver, display, openssl] = Object.values(webKitPackages).map(({ program }) =>
    findProgram([program], path),
  )
  return driver && display && openssl ? { driver, display, openssl } : undefined
}

/** Debian packages of the missing programs. */
export function missingPackages(path: string = process.env.PATH ?? ''): string[] {
  const ofWebKit = Object.values(webKitPackages)
    .filter(({ program }) => !findProgram([program], path))
    .map((entry) => entry.package)
  return findFirefox(path) ? ofWebKit : ['firefox-esr', ...ofWebKit]
}
