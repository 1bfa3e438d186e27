import * as z from 'zod/mini';

/** Bytes as WebAuthn writes them in JSON. */
export const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/));
/** By which a device and we know a passkey. */
export const credentialId = z.string().check(z.minLength(1), z.maxLength(1_400), z.regex(/^[\w-]+$/));

/** What a passkey signed of `postPasskeyQuestion`. */
export const signedByPasskey = z.strictObject({
  id: credentialId,
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
});
