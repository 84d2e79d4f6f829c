/** Downloads a text as a plain-text file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has read the object URL once the click handler returns.
  setTimeout(() => URL.revokeObjectURL(address))
}
