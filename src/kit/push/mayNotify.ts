/** True once somebody has let this browser show notifications, where a worker is there to show them. */
export const mayNotify = (): boolean =>
  import.meta.env.PROD && 'Notification' in window && Notification.permission === 'granted'
