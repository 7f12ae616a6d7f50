// Spans of OpenTelemetry (docs/product/traces.md). Without an exporter (export-spans.ts) nothing is recorded, and each costs a look.
import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { timeStatement } from './statement-times.ts';

const tracer = () => trace.getTracer('rihlah');

/** Runs `work` in a span of its own, below the one that runs. What fails is marked by the fault's name: its message may hold data. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { attributes }, (span) => ended(span, work));
}

/** A statement, below the request or job that sends it; outside of one nothing is recorded. Its values are not part of its text. */
export function traceStatement<T>(text: string, send: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return timeStatement(send);
  const name = nameOfStatement(text);
  const span = tracer().startSpan(name, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': name,
      'db.query.text': text.slice(0, 2_000),
    },
  });
  return context.with(trace.setSpan(context.active(), span), () => ended(span, () => timeStatement(send)));
}

/** For the log: under which numbers the traces have what runs now. */
export function currentTrace(): { trace_id?: string; span_id?: string } {
  const now = trace.getActiveSpan()?.spanContext();
  return now ? { trace_id: now.traceId, span_id: now.spanId } : {};
}

/** `select departures`: what is done, and the first table it names. */
export function nameOfStatement(text: string): string {
  const plain = text.replaceAll(/\/\*[^*]*\*\//g, ' ').trim();
  const [verb = 'statement'] = /^\w+/.exec(plain) ?? [];
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(plain)?.[1];
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase();
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    span.setStatus({ code: SpanStatusCode.ERROR, message: name });
    span.setAttribute('error.type', name);
    throw error;
  } finally {
    span.end();
  }
}
