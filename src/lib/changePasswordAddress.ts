/** The address that opens the change of one's password, after the log-in where one is due. */
export const changePasswordAddress = '/member/account?change=password'

/** True if the query of an address asks for that change. */
export const asksToChangePassword = (query: URLSearchParams): boolean =>
  query.get('change') === 'password'
