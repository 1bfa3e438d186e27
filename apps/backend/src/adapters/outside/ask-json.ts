import * as z from 'zod/mini';

export interface JsonQuestion<Answer> {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
  /** What 404 stands for; without it that is a failure. */
  readonly whenMissing?: Answer;
}

/** Far more than any answer that we read has. */
const mostBytes = 1024 * 1024;

/** What an outside service answers as JSON, of the shape that we read. Whatever goes wrong is an error. */
export async function askJson<Shape extends z.ZodMiniType>(
  shape: Shape,
  { url, headers, timeout, whenMissing }: JsonQuestion<z.output<Shape>>,
): Promise<z.output<Shape>> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  });
  if (answer.ok) return z.parse(shape, JSON.parse(await textOf(answer)));
  await answer.body?.cancel();
  if (answer.status === 404 && whenMissing !== undefined) return whenMissing;
  throw new Error(`It answered ${answer.status}.`);
}

async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error(`It answered with more than ${mostBytes} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
