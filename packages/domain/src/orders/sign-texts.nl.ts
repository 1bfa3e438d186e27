export const nl = {
  /** A consent, and which version of the terms was agreed to: the hash names its bytes. */
  termsOf: '{consent}, versie {version} (SHA-256 {sha256}).',
} as const;
