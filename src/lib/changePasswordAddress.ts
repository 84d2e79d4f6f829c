/** Address of the password change; a visitor without a session logs in first. */
export const changePasswordAddress = '/member/account?change=password'

/** True if the query of an address opens the password change. */
export const asksToChangePassword = (query: URLSearchParams): boolean =>
  query.get('change') === 'password'
