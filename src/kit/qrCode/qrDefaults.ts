/** Default appearance of a QR code. Lengths are in CSS pixels. */
export const qrDefaults = {
  /** Width and height (CONST-46). */
  size: 200,
  /** Quiet zone on each side, inside the size (CONST-47). */
  margin: 20,
  /** Colour of the modules (CONST-48). */
  dark: '#000000',
  /** Colour of the background (CONST-49). */
  light: '#ffffff',
  /**
   * Side of the logo relative to the code without its margin (CONST-50). A larger logo would make a
   * code of level M unreadable.
   */
  logoScale: 0.2,
  /** Error correction level M, which restores 15% of the code (CONST-51). */
  correctLevel: 'M',
} as const
