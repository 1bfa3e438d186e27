import { readFileSync } from 'node:fs';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { expect, test } from 'vitest';
import { heicOf } from '../testing/heic-of.js';
import { decodeHeic } from './heic.js';

// Pictures, which say nothing.
asksOnlyFor();

test('a picture of more pixels than may be is refused by what it says of itself', async () => {
  await expect(decodeHeic(heicOf(30_000, 30_000), { maxPixels: 120_000_000 })).rejects.toThrow('too many pixels: 30000 × 30000');
});

test('a picture that says it is small enough is decoded, and refused when there is nothing to it', async () => {
  await expect(decodeHeic(heicOf(64, 64), { maxPixels: 120_000_000 })).rejects.toThrow(/HEIF/);
});

test('a photo of twelve megapixels has its pixels in their colours', async () => {
  // Drawn by us: a copper fan on a white pump before a green wall.
  const photo = readFileSync(new URL('../testing/boiler.heic', import.meta.url));
  const { rgba, width, height } = await decodeHeic(photo, { maxPixels: 120_000_000 });
  expect([width, height]).toEqual([4032, 3024]);
  const colourAt = (x: number, y: number) => Array.from(rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
  const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1));
  expect(colourAt(1_900, 1_500)).toEqual(near([0xb5, 0x63, 0x2f]));
  expect(colourAt(1_300, 800)).toEqual(near([0xfa, 0xfa, 0xfa]));
});

test('a decoder that takes too long is stopped', async () => {
  await expect(decodeHeic(heicOf(64, 64), { maxPixels: 120_000_000, timeout: 0 })).rejects.toThrow('too long');
});

test('what is no HEIC ends the decoder, and nothing else', async () => {
  await expect(decodeHeic(Buffer.from('<!doctype html>'), { maxPixels: 120_000_000 })).rejects.toThrow('not a HEIC image');
});
