export const backupUsage = 'backup FILE [--force]'
export const restoreUsage = 'restore FILE [--yes]'
export const copyUsage = 'copy-to-postgres [--force]'
