/** Where the chat's window is, on our own origin. */
export const chatPath = '/chat/'
