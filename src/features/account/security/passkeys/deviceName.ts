/** The browser and the system that a user agent names, where it does. */
export type DeviceNames = { browser: string | undefined; system: string | undefined }

type Names = readonly (readonly [RegExp, string])[]

/** The first that fits: many browsers name others, too. */
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

/** What a passkey of this device may be called, from what the browser calls itself. */
export function deviceNames(userAgent: string): DeviceNames {
  const nameIn = (names: Names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
