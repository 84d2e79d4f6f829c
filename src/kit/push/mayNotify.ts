/** True when the visitor has allowed notifications and a service worker exists to show them. */
export const mayNotify = (): boolean =>
  import.meta.env.PROD && 'Notification' in window && Notification.permission === 'granted'
