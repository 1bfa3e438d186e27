import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import '@pomp/tooling/leave-garbage';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

/** @typedef {{ bytes: number, files: string[], exports: string[] }} Bundle */

/**
 * What a page that uses only these names of a library loads for them: minified, gzipped, without React. All bundles come from one
 * run, in which each file is read once.
 * @template {string} Name
 * @param {string} library
 * @param {Record<Name, readonly string[] | '*'>} imports
 * @returns {Promise<Record<Name, Bundle>>}
 */
export async function bundles(library, imports) {
  const { outputFiles, metafile } = await build({
    entryPoints: Object.keys(imports).map((name) => ({ in: `page:${name}`, out: name })),
    plugins: [
      {
        name: 'pages',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }));
          onLoad({ filter: /./, namespace: 'page' }, ({ path }) => {
            const names = imports[/** @type {Name} */ (path)];
            return { contents: `export ${names === '*' ? '*' : `{ ${names.join(', ')} }`} from '${library}';`, resolveDir: here };
          });
        },
      },
    ],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    logLevel: 'error',
  });
  const found = Object.entries(metafile.outputs).map(([path, { entryPoint = '', inputs, exports }]) => {
    const script = outputFiles.find((file) => file.path.endsWith(`/${path}`));
    if (!script) throw new Error(`${path} didn't come out of ${library}.`);
    const files = Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file);
    return [entryPoint.slice('page:'.length), { bytes: zipped(script.contents), files, exports }];
  });
  return Object.fromEntries(found);
}

/**
 * @param {string} stylesheet as a package exports it
 * @returns {Promise<number>}
 */
export async function stylesheetSize(stylesheet) {
  const { outputFiles } = await build({
    stdin: { contents: `@import '${stylesheet}';`, loader: 'css', resolveDir: here },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });
  const [css] = outputFiles.filter(({ path }) => path.endsWith('.css'));
  if (!css) throw new Error(`No style sheet: ${stylesheet}.`);
  return zipped(css.contents);
}

/** @param {Uint8Array} contents */
const zipped = (contents) => gzipSync(contents, { level: 9 }).byteLength;
