import { getLocked, lockMember } from './lockMember.ts'

/** Former names of `getLocked` and `lockMember`, for files that are still to be changed. */
export const getHeld = getLocked
export const holdMember = lockMember
