/**
 * Preloaded module that writes the peak memory of a process in megabytes to the file
 * `PEAK_MEMORY_FILE`.
 */
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(process.resourceUsage().maxRSS / 1024))
})
