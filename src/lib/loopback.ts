const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * True for a host that reaches only the caller's own machine. Every platform accepts such hosts.
 */
export const isLoopback = (host: string): boolean => loopbackNames.includes(host.toLowerCase())
