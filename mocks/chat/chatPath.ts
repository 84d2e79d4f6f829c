/** Path of the chat window on the portal's origin. */
export const chatPath = '/chat/'
