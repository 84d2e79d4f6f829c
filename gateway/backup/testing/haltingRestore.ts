/**
 * Command `node haltingRestore.ts <archive> <rows>`: a restore that stops after at least `rows`
 * rows, prints `loaded`, and waits to be killed. Environment variables select the database.
 */
import { open } from 'node:fs/promises'
import { readConfiguration } from '../../configuration/configuration.ts'
import { migrations } from '../../migrations/migrations.ts'
import type { Batch } from '../contents.ts'
import { contextNames, openToReplace } from '../openPlace.ts'
import { readArchive } from '../readArchive.ts'
import { replaceContents } from '../replaceContents.ts'

const [, , archive = '', rows = '0'] = process.argv
const read = readConfiguration(process.env)
if (!read.ok) throw new Error(read.problems.join())
const file = await open(archive)
const place = await openToReplace(read.configuration)

async function* haltAfterFirst(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  let loaded = 0
  for await (const batch of batches) {
    if (loaded >= Number(rows)) {
      process.stdout.write('loaded\n')
      // The timer keeps the process alive until it is killed.
      await new Promise((resolve) => setTimeout(resolve, 3_600_000))
    }
    yield batch
    loaded += batch.rows.length
  }
}

await replaceContents(
  place,
  async (work) => {
    const contents = await readArchive(file)
    return work({ ...contents, batches: haltAfterFirst(contents.batches) })
  },
  { names: contextNames, migrations, after: place.announce },
)
