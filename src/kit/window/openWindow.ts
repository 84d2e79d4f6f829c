type Size = { width: number; height: number }

/** Features for `window.open`: a window of the given size, centred on the page's window. */
export function windowFeatures(
  { width, height }: Size,
  page: Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>,
): string {
  const left = Math.max(0, Math.round(page.screenX + (page.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(page.screenY + (page.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/**
 * Opens a URL in a separate window, such as customer service (CONST-43). Call it in the handler of
 * a press; browsers block the window otherwise. The opened window has no access to the portal's
 * window.
 * @returns false when the browser blocked the window or the URL is not HTTP or HTTPS.
 */
export function openWindow(url: string, size: Size): boolean {
  if (!/^https?:$/.test(new URL(url, location.href).protocol)) return false
  // With `noopener`, `window.open` returns null for a blocked and for an opened window alike.
  const opened = window.open('', '_blank', windowFeatures(size, window))
  if (opened === null) return false
  opened.opener = null
  opened.location.replace(url)
  return true
}
