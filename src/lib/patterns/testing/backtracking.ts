/** Patterns that make backtracking engines slow, by cause, for tests and measurements. */

const atoms = ['a', '\\w', '[a-z]', '.', '\\p{L}', '(?:a|b)', '[^!]']
const repetitions = ['{30}', '{1,40}', '{0,60}', '{0,1000}']

/** Slow patterns by kind of backtracking. */
export const backtrackingPatterns: Readonly<Record<string, readonly string[]>> = {
  nested: [
    ...atoms.flatMap((atom) => [`^(${atom}+)+$`, `^(?:${atom}*)*$`, `^(?:${atom}+?)+?$`]),
    '^((a{1,30}){1,30}){1,30}$',
    '^(?:a{1,1000}){1,1000}$',
    '^(?:(?:a?){30}){30}$',
    '^(a?){40}a{40}$',
    '^(?:|a|aa)+$',
    '^(?:(?:|a)+){20}b$',
    '/^(A+)+$/i',
    '(?i)^(ſ+)+$',
  ],
  overlapping: [
    ...repetitions.map((times) => `^(?:[a-m]|[a-z])${times}!$`),
    '^(a|a)*$',
    '^(a|ab|b|ba)*$',
    '^(?:a|a?)+$',
    '^(\\w|\\d|_)+$',
    '^(?:\\p{L}|\\p{Ll})+$',
    '/^(?:k|K|\\u212a)+$/i',
    '^(?:[a-c]|[b-d]){28}$',
    '^(a|a|aa){25}$',
  ],
  adjacent: [
    '^a*a*a*a*a*a*a*$',
    '^\\d+\\d+\\d+\\d+\\d+\\d+x$',
    '^(.*)(.*)(.*)(.*)(.*)(.*)[^a]$',
    '^(.*a){12}$',
    '^(?:a?){60}$',
    '\\s*\\s*\\s*\\s*\\s*x',
    '^[a-z]{1,100}[a-z]{1,100}[a-z]{1,100}[a-z]{1,100}[a-z]{1,100}[a-z]{1,100}$',
  ],
  lookAround: [
    '^(?=(a+)+$)a',
    '^(?!(a+)+$)',
    '^(?=.*(?:x+x+)+y)',
    '(?<=^(a+)+)b',
    '(?<!^(?:a|a)+)!',
    '^(?:(?=a+)a+)+$',
    '^(?:a(?=.*!)|[ab])+$',
  ],
  backReference: [
    '^(a+)+\\1$',
    '^(?<first>a*)*\\k<first>$',
    '^(.*)\\1(.*)\\2(.*)\\3(.*)\\4x$',
    '^(a|a)*b\\1$',
    '^(\\w+)(?:\\s?\\1?)*$',
    '(?P<x>a+)+(?P=x)!',
  ],
}

/** Typical patterns of form fields, all proven safe, for comparison. */
export const everyday: readonly string[] = [
  '^[a-zA-Z][a-zA-Z0-9]{5,31}$',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,}$',
  '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
  '^[\\w.-]{1,64}@[\\w.-]{1,255}$',
  '^\\p{L}[\\p{L}\\p{M} .-]*$',
  '^\\+?\\d{10,13}$',
  '[0-9]',
]
