/** A log-in method with its own tab. */
export type LoginTab = 'username' | 'sms'

/** Tabs of the login dialog; `sms` only while verification-code login is on (LOGIN-02, ROLE-31). */
export const loginTabs = (modules: ReadonlySet<string> | undefined): readonly LoginTab[] =>
  modules?.has('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username']
