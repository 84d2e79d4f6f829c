/** A way to log in that has a tab of its own. */
export type LoginTab = 'username' | 'sms'

/** The tabs of the login popup; by sms while verification-code login is on (LOGIN-02, ROLE-31). */
export const loginTabs = (modules: ReadonlySet<string> | undefined): readonly LoginTab[] =>
  modules?.has('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username']
