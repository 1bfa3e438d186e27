/** SHA-256 of a file's bytes, in 64 lowercase hexadecimal digits. Undefined where the browser can't: pages without https have no `subtle`. */
export async function sha256Of(file: Blob): Promise<string | undefined> {
  const { subtle }: Partial<Pick<Crypto, 'subtle'>> = crypto;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
