/** How a QR code looks unless its place says otherwise; lengths in CSS pixels. */
export const qrDefaults = {
  /** CONST-46. */
  size: 200,
  /** The quiet zone inside the size, on each side (CONST-47). */
  margin: 20,
  /** CONST-48. */
  dark: '#000000',
  /** CONST-49. */
  light: '#ffffff',
  /** Of the code without its margin (CONST-50): of the whole, level M would not read any more. */
  logoScale: 0.2,
  /** How much of it may be hidden and it still reads: M is 15 % (CONST-51). */
  correctLevel: 'M',
} as const
