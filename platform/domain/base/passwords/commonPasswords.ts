/**
 * Common passwords in the portal's market, in lower case. Gateways also use a long list of leaked
 * passwords. That list comes from other languages and lacks most passwords of this list.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 87654321 11223344 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwerty123 qwerty12
  qwertyuiop 1qaz2wsx a1b2c3d4 abc12345 abcd1234 abcde12345 asdf1234 zaq12wsx password password1
  password12 password123 passw0rd p4ssword pass1234 welcome1 welcome123 letmein1 iloveyou1
  changeme1 admin123 admin1234 administrator test1234 teste123 teste1234 login123 user1234
  senha123 senha1234 senha12345 minhasenha minhasenha1 mudar123 trocar123 brasil10 brasil12
  brasil123 brasil1234 flamengo flamengo1 flamengo10 corinthians corinthians1 palmeiras palmeiras1
  saopaulo1 vasco123 gremio123 santos10 cruzeiro1 jesus123 jesuscristo jesuscristo1 deusefiel
  deusefiel1 deus1234 familia1 familia123 teamo123 euteamo1 bemvindo1 bemvindo123 futebol1
  futebol10 neymar10 neymar11 portico123 portico1 portico2026 bet12345 casino123 cassino123
  correct-horse-battery-staple correcthorsebatterystaple
  `
    .trim()
    .split(/\s+/),
)

/** Form in which passwords are compared with a list of common passwords; ignores case. */
export const commonForm = (password: string): string => password.normalize('NFC').toLowerCase()

/** True for a password in the list of this file. */
export const isTriedFirst = (password: string): boolean => commonPasswords.has(commonForm(password))
