/** Path of the page with the password form open; a visitor without a session must log in first. */
export const changePasswordAddress = '/member/account?change=password'

/** True if the query of a page's URL opens the password form. */
export const asksToChangePassword = (query: URLSearchParams): boolean =>
  query.get('change') === 'password'
