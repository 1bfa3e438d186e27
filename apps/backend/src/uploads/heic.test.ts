import { expect, test } from 'vitest';
import { heicOf } from '../testing/heic-of.js';
import { decodeHeic } from './heic.js';

test('a picture of more pixels than may be is refused by what it says of itself', async () => {
  await expect(decodeHeic(heicOf(30_000, 30_000), { maxPixels: 120_000_000 })).rejects.toThrow('too many pixels: 30000 × 30000');
});

test('a picture that says it is small enough is decoded, and refused when there is nothing to it', async () => {
  await expect(decodeHeic(heicOf(64, 64), { maxPixels: 120_000_000 })).rejects.toThrow(/HEIF/);
});

test('a decoder that takes too long is stopped', async () => {
  await expect(decodeHeic(heicOf(64, 64), { maxPixels: 120_000_000, timeout: 0 })).rejects.toThrow('too long');
});

test('what is no HEIC ends the decoder, and nothing else', async () => {
  await expect(decodeHeic(Buffer.from('<!doctype html>'), { maxPixels: 120_000_000 })).rejects.toThrow('not a HEIC image');
});
