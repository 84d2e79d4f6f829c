import type { Setting } from '../settings/settingsDifferences.ts'

const settings = new Map<string, Setting>([
  ['status', 'status'],
  ['maintenanceEndsAt', 'endsAt'],
  ['announcements', 'announcements'],
  ['market', 'market'],
])

/** The setting that the audit names: a property of the platform, or a module. */
export const settingOfChange = (name: string): Setting => settings.get(name) ?? { module: name }
