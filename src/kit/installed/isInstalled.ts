/** True when the page runs as an installed application, in a window without browser controls. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari's property on iPhones and iPads.
  ('standalone' in navigator && navigator.standalone === true)

/** True in Safari on an iPhone or iPad, where the Share menu is the only way to install. */
export const isInstalledByHand = (): boolean =>
  'standalone' in navigator && navigator.standalone === false
