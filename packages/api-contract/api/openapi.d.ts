type Json = Readonly<Record<string, unknown>>;
interface About {
    readonly title: string;
    readonly version: string;
    readonly sessionCookie?: string;
}
declare function openApiDocument({ title, version, sessionCookie }: About): Json;
export { openApiDocument };
