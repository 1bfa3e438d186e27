import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnv } from '../env.js';

const written = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const ed25519 = () => written(generateKeyPairSync('ed25519').privateKey);

test('keys to sign with are read from the configuration in their order, and there needn’t be any', async () => {
  const [one, other] = [ed25519(), ed25519()];
  const { signingKeys } = await readEnv({ SIGNING_KEY: `${one}, ${other}` });
  expect(signingKeys.map(written)).toEqual([one, other]);
  await expect(readEnv({})).resolves.toMatchObject({ signingKeys: [] });
});

test.each([
  ['something else', 'secret'],
  ['a key of another kind', written(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
  ['a good key and a broken one', `${ed25519()},${ed25519().slice(4)}`],
])('%s is refused at the start, without being shown', async (_what, value) => {
  await expect(readEnv({ SIGNING_KEY: value })).rejects.toThrow(
    'Backend, wrong environment: SIGNING_KEY: not Ed25519 keys in PKCS #8 and base 64',
  );
});
