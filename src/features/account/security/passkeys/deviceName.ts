/** Browser and system that a user agent names; undefined if it names none. */
export type DeviceNames = { browser: string | undefined; system: string | undefined }

type Names = readonly (readonly [RegExp, string])[]

/** The order matters: many browsers also name others, and the first match wins. */
const browsers: Names = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: Names = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/** Names of this device's browser and system, for the suggested name of a passkey. */
export function deviceNames(userAgent: string): DeviceNames {
  const nameIn = (names: Names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
