import { statSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';

/**
 * Vanilla-extract's plugin compiles each `.css.ts` with all that it imports, every time; this one does so again only when one of those
 * files changed.
 */
export function rememberedVanillaExtract() {
  /** @type {Map<string, { result: import('esbuild').OnLoadResult | null | undefined, state: string }>} */
  const loads = new Map();
  const stateOf = (/** @type {import('esbuild').OnLoadResult | null | undefined} */ result) =>
    (result?.watchFiles ?? []).map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 'gone').join();

  return {
    /** @type {typeof vanillaExtractPlugin} */
    plugin: (options) => {
      const original = vanillaExtractPlugin(options);
      return {
        name: original.name,
        setup: (build) =>
          original.setup({
            ...build,
            onLoad: (filter, load) =>
              build.onLoad(filter, async (args) => {
                if (args.namespace !== 'file') return load(args);
                const known = loads.get(args.path);
                if (known && known.state === stateOf(known.result)) return known.result;
                const result = await load(args);
                loads.set(args.path, { result, state: stateOf(result) });
                return result;
              }),
          }),
      };
    },
    /**
     * The `.css.ts` files that were compiled from one of these.
     * @param {Set<string>} files absolute paths
     */
    madeFrom: (files) =>
      [...loads].filter(([, { result }]) => result?.watchFiles?.some((file) => files.has(file))).map(([path]) => path),
  };
}
