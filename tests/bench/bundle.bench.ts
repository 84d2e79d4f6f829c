import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { filesOf, type Manifest } from '../../scripts/bundle/checkBundle.ts'
import { round } from './page/measuredPage.ts'

const build = fileURLToPath(new URL('../../dist/client', import.meta.url))
const first = ['index.html', 'src/pages/public/HomePage.tsx', 'virtual:messages/frame/pt']

/** Measures the sizes of the portal's scripts after gzip. */
export async function run() {
  const manifest: Manifest = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8'))
  const kilobytes = (files: Iterable<string>) =>
    round(
      [...files]
        .filter((file) => file.endsWith('.js'))
        .reduce((sum, file) => sum + gzipSync(readFileSync(join(build, file))).length, 0) / 1000,
    )
  const initial = filesOf(manifest, first)
  const beyond = (...roots: string[]) => filesOf(manifest, roots).difference(initial)
  const form = beyond('src/features/registration/RegisterDialog.tsx')
  const onSubmit = beyond('src/api/encryption.ts')
  const scripts = readdirSync(join(build, 'assets')).map((file) => `assets/${file}`)
  const row = (figure: string, value: number, target?: string) => ({
    figure,
    value,
    unit: 'KB',
    ...(target ? { target } : {}),
  })
  return {
    title: 'JavaScript after gzip',
    rows: [
      row('initial, of /', kilobytes(initial), '<= 120'),
      row('form, without React', kilobytes(form), '<= 55'),
      row(
        'form with the encryption that its submit loads',
        kilobytes(form.union(onSubmit)),
        '<= 55',
      ),
      row('dialog frame', kilobytes(beyond('src/app/ModalHost.tsx'))),
      row('everything', kilobytes(scripts)),
    ],
  }
}
