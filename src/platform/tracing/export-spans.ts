// Sends spans to a collector by OTLP over HTTP (docs/product/traces.md). The SDK is loaded only where somebody wants traces.
import { context, propagation, trace } from '@opentelemetry/api';

export interface TraceSettings {
  /** `http://collector:4318`; the path of traces is added. */
  endpoint: string;
  /** Under which name the collector lists this application. */
  serviceName: string;
}

/**
 * From now on spans are recorded, sampled by the standard variables (`OTEL_TRACES_SAMPLER`, `OTEL_TRACES_SAMPLER_ARG`) and sent in batches.
 * Answers what ends it: the rest is sent (five seconds at most), and nothing is recorded any more.
 */
export async function exportSpans({ endpoint, serviceName }: TraceSettings): Promise<() => Promise<void>> {
  const [{ OTLPTraceExporter }, { BatchSpanProcessor, NodeTracerProvider }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: 5_000 })],
  });
  provider.register();
  return async () => {
    // A collector that is away is no reason not to stop.
    await provider.shutdown().catch(() => {});
    for (const one of [trace, context, propagation]) one.disable();
  };
}
