type Size = { width: number; height: number }

/** Features for a window of this size, centred on the page's window. */
export function windowFeatures(
  { width, height }: Size,
  page: Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>,
): string {
  const left = Math.max(0, Math.round(page.screenX + (page.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(page.screenY + (page.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/**
 * Opens an address in a separate window, such as customer service (CONST-43). It must be called
 * during a press, since the browser blocks it otherwise. The opened window has no access to the
 * portal's page.
 * @returns true when it opened; false when the browser blocked it or the address is not a web page.
 */
export function openWindow(url: string, size: Size): boolean {
  if (!/^https?:$/.test(new URL(url, location.href).protocol)) return false
  // With `noopener` the result would not show whether the window opened.
  const opened = window.open('', '_blank', windowFeatures(size, window))
  if (opened === null) return false
  opened.opener = null
  opened.location.replace(url)
  return true
}
