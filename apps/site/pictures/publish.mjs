// Makes what the site serves of rendered pictures: `node publish.mjs <folder with PNG files> [names…]`.
import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** As `keptWidths` of @pomp/cms says. */
const widths = [320, 560, 800];
const served = fileURLToPath(new URL('../public/beeld/producten/', import.meta.url));
const [folder, ...asked] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder with the rendered pictures.');

const names = (await readdir(folder)).filter((file) => file.endsWith('.png')).map((file) => basename(file, '.png'));
for (const name of names.filter((each) => !asked.length || asked.includes(each))) {
  const picture = sharp(join(folder, `${name}.png`));
  const { width, height } = await picture.metadata();
  const place = join(served, `${width}x${height}`);
  await mkdir(place, { recursive: true });
  for (const [size, suffix] of [...widths.map((each) => [each, `-${each}`]), [width, '']]) {
    const scaled = picture.clone().resize({ width: size });
    await scaled
      .clone()
      .webp({ quality: 80, effort: 6 })
      .toFile(join(place, `${name}${suffix}.webp`));
    await scaled
      .clone()
      // What a phone waits for is one of the smaller: nobody sees the difference where points are that small.
      .avif(suffix ? { quality: 52, effort: 7, chromaSubsampling: '4:2:0' } : { quality: 58, effort: 5 })
      .toFile(join(place, `${name}${suffix}.avif`));
  }
  // Beside the words of a share picture, for who reads neither AVIF nor WebP.
  await picture
    .clone()
    .resize(660, 630)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(place, `${name}-delen.jpg`));
  console.log(name);
}
