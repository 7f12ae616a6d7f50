// Where traces go, by the standard variables of OpenTelemetry.
import * as z from 'zod';
import type { TraceSettings } from './export-spans.ts';

export const traceVariables = {
  /** The collector that takes traces by OTLP over HTTP, http://collector:4318. Unset: none are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like http://collector:4318' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('rihlah'),
};

export function traceSettings(value: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_SERVICE_NAME: string;
}): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = value;
  return endpoint ? { endpoint, serviceName } : null;
}
