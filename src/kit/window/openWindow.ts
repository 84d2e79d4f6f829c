type Size = { width: number; height: number }

/** Where a window of this size stands in the middle of ours. */
export function windowFeatures(
  { width, height }: Size,
  page: Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>,
): string {
  const left = Math.max(0, Math.round(page.screenX + (page.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(page.screenY + (page.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/**
 * Opens an address in a window of its own, such as customer service (CONST-43). Called in a press,
 * or the browser blocks it. What opens cannot reach our page.
 * @returns whether it opened: the browser may block it, and an address that is no web page is
 *   refused.
 */
export function openWindow(url: string, size: Size): boolean {
  if (!/^https?:$/.test(new URL(url, location.href).protocol)) return false
  // With `noopener` the browser would not tell whether it opened.
  const opened = window.open('', '_blank', windowFeatures(size, window))
  if (opened === null) return false
  opened.opener = null
  opened.location.replace(url)
  return true
}
