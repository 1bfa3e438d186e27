type Json = Readonly<Record<string, unknown>>;
declare function openApiDocument({ title, version }: {
    readonly title: string;
    readonly version: string;
}): Json;
export { openApiDocument };
