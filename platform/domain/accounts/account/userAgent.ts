/** What a browser says of itself, as people name it; empty where nobody can tell. */
type Names = readonly (readonly [pattern: RegExp, name: string])[]

/** More special ones first: most browsers also name those that they descend from. */
const browsers: Names = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|\bCriOS)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]

const systems: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: Names, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? ''

export const describeBrowser = (userAgent: string): { browser: string; system: string } => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
