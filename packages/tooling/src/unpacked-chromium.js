import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules/.cache');

/** A start script that finds the browser's libraries and fonts, so that whoever starts it needn't know of them. */
const launcher = (/** @type {string} */ fonts) => `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib:$here\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/${fonts}"
exec "$here/chromium" "$@"
`;

/** The browser's own fonts, and those of the machine where it has any and they are wanted. */
const fontConfiguration = (/** @type {string} */ folder, machines = '') => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>${machines}
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

const machineFonts = '\n  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>';

/** Counts up when what is unpacked beside the browser changes. */
const edition = 2;

/**
 * Unpacks the browser that the npm package `@sparticuz/chromium` carries, once per version.
 * @param {{ alike?: boolean }} [options] `alike`: draws the same on every machine, without the fonts that are installed there
 * @returns {Promise<string>} the program to start it with
 */
export async function unpackedChromium({ alike = false } = {}) {
  const { platform, arch } = process;
  if (platform !== 'linux' || arch !== 'x64')
    throw new Error(
      `The browser that comes along is for Linux on x64, and this is ${platform} on ${arch}: CHROMIUM_PATH can name another.${alike ? ' Pictures are compared with that one only.' : ''}`,
    );
  const entry = import.meta.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', entry), 'utf8'));
  const folder = join(cache, `chromium-${version}-${edition}`);
  const program = join(folder, alike ? 'chrome-alike' : 'chrome');
  if (existsSync(program)) return program;

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'chromium-draft-'));
  await unpackInto(draft, entry);
  chmodSync(join(draft, 'chromium'), 0o755);
  writeFileSync(join(draft, 'fonts.conf'), fontConfiguration(folder, machineFonts));
  writeFileSync(join(draft, 'fonts-alike.conf'), fontConfiguration(folder));
  writeFileSync(join(draft, 'chrome'), launcher('fonts.conf'), { mode: 0o755 });
  writeFileSync(join(draft, 'chrome-alike'), launcher('fonts-alike.conf'), { mode: 0o755 });
  try {
    renameSync(draft, folder); // whole or not at all: two test tasks may come here at the same time
  } catch (error) {
    if (!existsSync(program)) throw error;
    rmSync(draft, { recursive: true });
  }
  return program;
}

/**
 * The package unpacks into the system's temporary folder, and its libraries only where it believes to run on Lambda. Told so in a
 * process of its own, it unpacks everything where we want it.
 * @param {string} folder
 * @param {string} entry
 */
const unpackInto = (folder, entry) =>
  promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { default: chromium } = await import(${JSON.stringify(entry)}); await chromium.executablePath();`,
    ],
    { env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' } },
  );
