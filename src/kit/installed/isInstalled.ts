/** Whether the page runs as an installed application: in a window of its own, without a browser's bars. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari's own way of saying so, on iPhones and iPads.
  ('standalone' in navigator && navigator.standalone === true)

/** Whether the browser is Safari on an iPhone or iPad, where people install by the Share menu alone. */
export const isInstalledByHand = (): boolean =>
  'standalone' in navigator && navigator.standalone === false
