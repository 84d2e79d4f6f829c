import { emulatorPrefixes } from '../../mocks/emulatorPrefixes.ts'
import { bundlePath } from './bundleMocks.ts'

/** True for the path of an emulator's page: a game, a chat, or a provider of social logins. */
export const isEmulatorPath = (path: string): boolean =>
  emulatorPrefixes.some((prefix) => path.startsWith(prefix) && path.length > prefix.length)

/** Page that starts the mocks and then shows the mocks' response for the page's URL. */
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
