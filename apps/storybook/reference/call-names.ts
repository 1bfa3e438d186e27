import { openApiDocument } from '@pomp/api-contract/openapi';

/** What of the document is shown: openapi.json has the rest. */
export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: unknown;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: unknown; readonly example?: unknown }>>;

export interface ShownCall extends Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

const { paths } = openApiDocument({ title: 'Pomp', version: '1' }) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** Every call of openapi.json, in its order. */
export const shownCalls: readonly ShownCall[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    ...operation,
    name: operation.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
  })),
);
export const callNames: ReadonlySet<string> = new Set(shownCalls.map(({ name }) => name));
