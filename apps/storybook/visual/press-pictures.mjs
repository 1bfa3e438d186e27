// After accepting: the same picture in less than half of the bytes, as every clone carries them.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';

/** How much, of 255, a palette may move a colour: a quarter of what `alike.ts` takes for the same. A picture that needs more keeps every colour. */
const most = 4;

const since = Number(process.argv[2]);
const screenshots = join(import.meta.dirname, 'screenshots');

for (const file of globSync('**/*.png', { cwd: screenshots, absolute: true })) {
  if (statSync(file).mtimeMs < since) continue;
  const given = readFileSync(file);
  const picture = sharp(given).removeAlpha();
  const inPalette = await picture.clone().png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  const pressed = await Promise.all(
    [true, false].map((adaptiveFiltering) => picture.clone().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer()),
  );
  const [smallest] = [given, ...pressed, ...((await isClose(given, inPalette)) ? [inPalette] : [])].sort(
    (a, b) => a.length - b.length,
  );
  if (smallest && smallest !== given) writeFileSync(file, smallest);
}

/**
 * @param {Buffer} given
 * @param {Buffer} pressed
 */
async function isClose(given, pressed) {
  const [one, other] = await Promise.all([given, pressed].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  return one?.every((value, at) => Math.abs(value - (other?.[at] ?? 0)) <= most);
}
