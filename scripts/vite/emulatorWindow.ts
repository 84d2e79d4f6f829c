import { emulatorPrefixes } from '../../mocks/emulatorPrefixes.ts'
import { bundlePath } from './bundleMocks.ts'

/** True for a page of an emulator: a game, a chat, or a provider of social logins. */
export const isEmulatorPath = (path: string): boolean =>
  emulatorPrefixes.some((prefix) => path.startsWith(prefix) && path.length > prefix.length)

/** Page that starts the mocks and is then replaced with their response for its own address. */
export const emulatorWindow = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Portico</title>
</head>
<body>
<script type="module">
import { showEmulator } from '${bundlePath}emulatorWindow.js'
await showEmulator()
</script>
</body>
</html>
`
