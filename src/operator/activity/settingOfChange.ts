import type { Setting } from '../settings/settingsDifferences.ts'

const settings = new Map<string, Setting>([
  ['status', 'status'],
  ['maintenanceEndsAt', 'endsAt'],
  ['announcements', 'announcements'],
  ['market', 'market'],
])

/** Setting that an audit entry names: a property of the platform, or a module. */
export const settingOfChange = (name: string): Setting => settings.get(name) ?? { module: name }
