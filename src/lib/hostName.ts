/** True for the name of a host on the internet in lower case, such as `play.portico.example`. */
export const isHostName = (text: string): boolean =>
  text.length <= 253 &&
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/.test(text)
