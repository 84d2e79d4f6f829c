import type { ExportFile } from './exportFile.ts'
import { plainRow } from './plainRow.ts'

/** Export as JSON: one array per section, one object per row. */
export const jsonFile: ExportFile = {
  begin: ({ username, requestedAt }) => {
    const facts = {
      format: 'portico-member-data',
      version: 1,
      account: username,
      exportedAt: new Date(requestedAt).toISOString(),
    }
    // The object is left open for the sections that follow.
    return `${JSON.stringify(facts).slice(0, -1)},"sections":{`
  },
  portion: ({ section, rows, people, isFirst, isFirstSection, isLast }) => {
    const start = isFirst ? `${isFirstSection ? '' : ','}\n${JSON.stringify(section.name)}:[` : ''
    const lines = rows.map((row) => JSON.stringify(plainRow(section, row, people)))
    const joint = !isFirst && lines.length > 0 ? ',\n' : ''
    return `${start}${joint}${lines.join(',\n')}${isLast ? ']' : ''}`
  },
  end: () => '\n}}\n',
}
