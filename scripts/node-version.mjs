import { readFileSync } from 'fs';

// Read by every Node that knows modules, so nothing here may be newer than that.

/** Ends the process with one clear line where Node is older than package.json's `engines` says. */
export function refuseOldNode() {
  var manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  var needed = manifest.engines.node.replace(/[^\d.]/g, '');
  if (!isOlder(process.versions.node, needed)) return;

  console.error(
    'Pomp needs Node ' +
      needed +
      ' or newer and this is Node ' +
      process.versions.node +
      ': install it from https://nodejs.org (or run "nvm install") and try again.',
  );
  process.exit(1);
}

/**
 * Compares `major.minor.patch`.
 * @param {string} version
 * @param {string} needed
 */
export function isOlder(version, needed) {
  var have = version.split('.').map(Number);
  var want = needed.split('.').map(Number);
  for (var i = 0; i < want.length; i++) {
    if (have[i] !== want[i]) return (have[i] || 0) < (want[i] || 0);
  }
  return false;
}
