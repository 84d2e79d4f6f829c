const ignore = () => {
  // The browser may refuse, for example without a system permission; the icon then has no number.
}

/** Shows a number on the icon of the installed portal; 0 removes it. */
export function showOnIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(ignore)
}
