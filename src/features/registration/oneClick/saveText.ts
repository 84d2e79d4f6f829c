/** Has the browser save a text as a file, which prints as it is. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken what it needs once the click is over.
  setTimeout(() => URL.revokeObjectURL(address))
}
