import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from 'pino';

export interface Traces {
  /** Sends what wasn't sent yet. */
  readonly close: () => Promise<void>;
}

/** A collector that is away holds up no stop. */
const lastSendMillis = 2_000;

/**
 * From now on what is done is told to a collector, by OTLP over HTTP in JSON. Where, how much of it and as what is said by OpenTelemetry's own variables, which its SDK reads by itself.
 * The SDK is only loaded here: whoever doesn't trace doesn't have it in memory.
 */
export async function sendTraces(logger: Logger, version: string): Promise<Traces> {
  const [
    { NodeTracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { defaultResource, detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const warn = (message: string) => logger.warn({ said: message }, 'traces could not be sent');
  diag.setLogger({ error: warn, warn, info: () => undefined, debug: () => undefined, verbose: () => undefined }, DiagLogLevel.WARN);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'pomp-backend', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return {
    close: () =>
      Promise.race([provider.shutdown(), new Promise<void>((resolve) => setTimeout(resolve, lastSendMillis).unref())]).catch(
        () => undefined,
      ),
  };
}
