const ignore = () => {
  // A browser may forbid it, as it does without a permission on some systems: the icon has no number.
}

/** Shows a number on the icon of the installed application; 0 takes it away. */
export function showOnIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(ignore)
}
