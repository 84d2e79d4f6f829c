/** Default appearance of a QR code; lengths in CSS pixels. */
export const qrDefaults = {
  /** CONST-46. */
  size: 200,
  /** Quiet zone on each side, inside the size (CONST-47). */
  margin: 20,
  /** CONST-48. */
  dark: '#000000',
  /** CONST-49. */
  light: '#ffffff',
  /**
   * Share of the code's side without its margin (CONST-50); a share of the whole would be
   * unreadable at level M.
   */
  logoScale: 0.2,
  /** Error correction level: M restores 15% of the code (CONST-51). */
  correctLevel: 'M',
} as const
