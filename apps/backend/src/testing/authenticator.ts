import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** As many bytes as a small CBOR value needs: numbers, byte strings, texts and maps, which is what a passkey says of itself. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

interface Where {
  readonly origin: string;
  readonly domain: string;
}

/** A device with one passkey, as a browser has it. */
export function testAuthenticator({ origin, domain }: Where) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  let counter = 0;

  const authenticatorData = (flags: number, ...more: readonly Uint8Array[]) => {
    counter += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(domain).digest(), Buffer.from([flags]), counted, ...more]);
  };
  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  /** Present, verified; with a new key besides. */
  const [verified, present, withKey] = [0x05, 0x01, 0x45];

  return {
    id: base64url(credentialId),
    make: (challenge: string) => {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const authData = authenticatorData(withKey, Buffer.alloc(16), length, credentialId, key);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
    },
    sign: (challenge: string, { from = origin, isVerified = true } = {}) => {
      const data = authenticatorData(isVerified ? verified : present);
      const client = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
    },
  };
}
