import { findProgram, isExecutable } from '../setup/findProgram.ts'

/** What WebKitGTK's browser needs to run without a screen, and to see the portal by TLS. */
export type WebKitPrograms = {
  /** Starts the browser that comes with it. */
  driver: string
  /** A server of X. */
  display: string
  openssl: string
}

/** Where an installer puts a Firefox that is in no PATH. */
const firefoxPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
}

/** Firefox: the one that `FIREFOX_PATH` names, else the long-term one, else any. */
export function findFirefox(path: string = process.env.PATH ?? ''): string | undefined {
  const { FIREFOX_PATH: chosen } = process.env
  if (chosen && isExecutable(chosen)) return chosen
  return findProgram(['firefox-esr', 'firefox'], path, firefoxPlaces[process.platform])
}

/** The Debian package of each program that WebKitGTK needs. */
const webKitPackages = {
  driver: { program: 'WebKitWebDriver', package: 'webkit2gtk-driver' },
  display: { program: 'Xvfb', package: 'xvfb' },
  openssl: { program: 'openssl', package: 'openssl' },
} as const

/** WebKitGTK's browser with all that it needs; undefined when a part is missing. */
export function findWebKit(path: string = process.env.PATH ?? ''): WebKitPrograms | undefined {
  const [driver, display, openssl] = Object.values(webKitPackages).map(({ program }) =>
    findProgram([program], path),
  )
  return driver && display && openssl ? { driver, display, openssl } : undefined
}

/** Debian's packages of what is missing here. */
export function missingPackages(path: string = process.env.PATH ?? ''): string[] {
  const ofWebKit = Object.values(webKitPackages)
    .filter(({ program }) => !findProgram([program], path))
    .map((entry) => entry.package)
  return findFirefox(path) ? ofWebKit : ['firefox-esr', ...ofWebKit]
}
