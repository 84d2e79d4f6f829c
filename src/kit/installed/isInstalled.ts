/** True when the page runs as an installed application, in a window without browser controls. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari has this property on iPhones and iPads only.
  ('standalone' in navigator && navigator.standalone === true)

/** True in a tab of Safari on an iPhone or iPad, where only the Share menu can install. */
export const isInstalledByHand = (): boolean =>
  'standalone' in navigator && navigator.standalone === false
