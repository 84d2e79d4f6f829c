/**
 * Members of a JavaScript character class for each POSIX or Java class name. POSIX and Java define
 * the names for ASCII.
 */
export const posixClasses: ReadonlyMap<string, string> = new Map([
  ['alpha', 'a-zA-Z'],
  ['digit', '0-9'],
  ['alnum', 'a-zA-Z0-9'],
  ['upper', 'A-Z'],
  ['lower', 'a-z'],
  ['space', '\\s'],
  ['blank', ' \\t'],
  ['punct', '!-\\/:-@\\[-`\\{-~'],
  ['xdigit', '0-9A-Fa-f'],
  ['word', '\\w'],
  ['cntrl', '\\0-\\x1f\\x7f'],
  ['graph', '!-~'],
  ['print', ' -~'],
])
