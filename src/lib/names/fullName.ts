import { isPersonName } from './personName.ts'

/** True if a normalised name has a first and a last name, as in a document. */
export const isFullName = (name: string): boolean =>
  name.length <= 100 && isPersonName(name) && /^\S*\p{L}\S* (.* )?\S*\p{L}\S*$/u.test(name)
